/** Means that something is on the server. */
export function ServerIcon() {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="9.4" fill="currentColor" stroke="none" />
      <path d="m7.8 12.3 2.9 2.9 5.5-5.9" stroke="var(--paper)" strokeWidth="2.2" />
    </svg>
  )
}
