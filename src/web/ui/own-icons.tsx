// Our own icons and the logo, except the server icon, which no page needs at first. All other icons are from lucide. All are decorative, because a
// label is next to each.

export function LogoMark() {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <g strokeWidth="2.7" strokeLinecap="butt">
        <path d="M4.5 3v8.9M4.5 18.9V21M9.5 3v6.4M9.5 16.4V21M14.5 3v4.6M14.5 13.9V21M19.5 3v2.1M19.5 11.6V21" />
        <path d="M.8 17.6 23.2 6.4" />
      </g>
    </svg>
  )
}

export function SetDoneIcon() {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <rect x="2" y="2" width="20" height="20" rx="2" fill="currentColor" stroke="none" />
      <path d="m6.8 12.4 3.6 3.7 7-7.9" stroke="var(--on-ink)" strokeWidth="2.4" />
    </svg>
  )
}

export function SetOpenIcon() {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <rect x="2.5" y="2.5" width="19" height="19" rx="2" strokeWidth="1.5" />
    </svg>
  )
}

/** Means that something is saved on this device. */
export function HereIcon() {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 3.5a8.5 8.5 0 0 1 0 17z" fill="currentColor" stroke="none" />
    </svg>
  )
}

/** Means that something needs the person's attention. */
export function NeedsIcon() {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 3 22.2 20.6H1.8z" fill="currentColor" stroke="none" />
      <path d="M12 9.4v5M12 17.4v.1" stroke="var(--paper)" strokeWidth="2.2" />
    </svg>
  )
}
