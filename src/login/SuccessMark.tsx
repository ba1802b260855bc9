/** The tick above what is done. */
export function SuccessMark() {
  return (
    <svg className="success-mark" viewBox="0 0 48 48" width="56" height="56" fill="none" aria-hidden="true">
      <circle cx="24" cy="24" r="22" fill="currentColor" opacity="0.14" />
      <path
        d="m15 24.5 6.2 6L33 18"
        stroke="currentColor"
        strokeWidth="3.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
