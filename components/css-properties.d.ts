import "react";

/** Custom properties of the style sheet may be set in a `style`. */
declare module "react" {
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}
