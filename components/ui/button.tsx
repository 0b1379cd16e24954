import type { ComponentProps } from "react";

const LOOKS = {
  solid: "bg-contrast text-on-contrast hover:opacity-85",
  outline: "border border-edge bg-surface hover:border-ink",
  quiet: "hover:bg-inset",
} as const;

const SIZES = { normal: "h-10 px-3.5 text-sm", small: "h-8 px-2.5 text-[0.8125rem]", icon: "size-10" } as const;

interface ButtonLook {
  look?: keyof typeof LOOKS;
  size?: keyof typeof SIZES;
}

/** Classes of a button, for links that look like one. */
export function buttonClass({ look = "outline", size = "normal" }: ButtonLook = {}): string {
  return `inline-flex shrink-0 items-center justify-center gap-1.5 rounded-control font-medium whitespace-nowrap transition-colors disabled:opacity-45 ${LOOKS[look]} ${SIZES[size]}`;
}

export function Button({ look, size, className = "", ...rest }: ButtonLook & ComponentProps<"button">) {
  const classes = buttonClass({ ...(look ? { look } : {}), ...(size ? { size } : {}) });
  return <button type="button" className={`${classes} ${className}`} {...rest} />;
}
