interface SkeletonProps {
  /** A CSS class, passed by the page, that reserves space for the content. */
  className: string | undefined
  /** The text for screen readers while the content loads. */
  children: string
}

/** A placeholder for content that is being fetched. */
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
