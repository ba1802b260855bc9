import { sayHelp } from './help-texts'

/** Numbers of pages, with the one before and the one after. */
export function PageLinks({
  page,
  pages,
  onPage,
}: {
  page: number
  pages: number
  onPage: (page: number) => void
}) {
  const go = (target: number) => {
    onPage(target)
    window.scrollTo({ top: 0 })
  }
  const numbers = Array.from({ length: pages }, (_, index) => index + 1)
  return (
    <nav className="help-pages" aria-label={sayHelp('help.pages')}>
      <button
        type="button"
        disabled={page === 1}
        aria-label={sayHelp('help.previous')}
        onClick={() => go(page - 1)}
      >
        ‹
      </button>
      {numbers.map((number) => (
        <button
          key={number}
          type="button"
          aria-label={sayHelp('help.page', { n: number })}
          aria-current={number === page ? 'page' : undefined}
          onClick={() => go(number)}
        >
          {number}
        </button>
      ))}
      <button
        type="button"
        disabled={page === pages}
        aria-label={sayHelp('help.next')}
        onClick={() => go(page + 1)}
      >
        ›
      </button>
    </nav>
  )
}
