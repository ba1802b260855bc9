import type { ReactNode } from 'react'

/** The form's main button; while pending it keeps its place and ignores clicks. */
export function SubmitButton({
  isPending,
  disabled,
  children,
}: {
  isPending: boolean
  disabled?: boolean
  children: ReactNode
}) {
  return (
    <button
      type="submit"
      className="button"
      disabled={disabled}
      aria-busy={isPending}
      aria-disabled={isPending}
    >
      {isPending && <span className="spinner" aria-hidden="true" />}
      {children}
    </button>
  )
}
