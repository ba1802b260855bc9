/** The logo and the product's name. */
export function Wordmark({ name }: { name: string }) {
  return (
    <span className="wordmark">
      <svg viewBox="0 0 40 40" width="36" height="36" aria-hidden="true">
        <rect width="40" height="40" rx="10" className="mark-ground" />
        <path d="M11 31V19a9 9 0 0 1 18 0v12h-6V19a3 3 0 0 0-6 0v12Z" className="mark-arch" />
        <path d="M20 13c0-4 3-7 7-7 0 4-3 7-7 7Z" className="mark-leaf" />
      </svg>
      <span>{name}</span>
    </span>
  )
}
