/** The button that sends a form of these pages; while it is sent it keeps its place. */
export function SendButton({ isPending, children }: { isPending: boolean; children: string }) {
  return (
    <button type="submit" className="button" aria-busy={isPending} aria-disabled={isPending}>
      {isPending && <span className="spinner" aria-hidden="true" />}
      {children}
    </button>
  )
}
