/** The mark of the product (the same drawing as `theme/Logo`, without MUI) and its name. */
export function Wordmark({ name }: { name: string }) {
  return (
    <span className="wordmark">
      <svg viewBox="0 0 32 32" width="36" height="36" fill="none" aria-hidden="true">
        <rect width="32" height="32" rx="8" className="mark-ground" />
        <circle cx="16" cy="16" r="10.25" className="mark-plate" strokeWidth="2.5" />
        <path d="M11 20.6c-.9-5.7 2.9-9.6 10-9.7.2 6.7-3.3 10.7-8.5 10.1z" className="mark-leaf" />
        <path
          d="M10.2 22.6c1.7-4 4.1-6.4 7.4-8.1"
          className="mark-stem"
          strokeWidth="1.5"
          strokeLinecap="round"
        />
      </svg>
      <span>{name}</span>
    </span>
  )
}
