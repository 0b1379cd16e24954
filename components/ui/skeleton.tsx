/** A grey shape where content is about to be; give it the size of what it stands for. */
export function Skeleton({ className = "" }: { className?: string }) {
  return <div aria-hidden="true" className={`shimmer rounded ${className}`} />;
}
