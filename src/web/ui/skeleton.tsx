interface SkeletonProps {
  /** Of the page: how much room the content will take. */
  className: string | undefined
  /** What a screen reader hears meanwhile. */
  children: string
}

/** The place of what is still being fetched. */
export function Skeleton({ className, children }: SkeletonProps) {
  return (
    <output className={`skeleton ${className}`}>
      <span className="hidden-text">{children}</span>
      <i />
      <i />
      <i />
    </output>
  )
}
