import { listTexts } from '../../../i18n/fr/list'
import { countText } from '../../../resources/schema/say'
import { Glyph } from './glyphs'
import { useListScreen } from './list-screen'
import { type PageRange, pageItems, usualRange } from './page-items'
import { pageSizes } from './use-list-preferences'

/** Where one is in the rows, the pages, and how many rows a page has. */
export function ListPagination({ narrow }: { narrow: boolean }) {
  const { query, change, preferences, total, isCapped, rows } = useListScreen()
  const { perPage, setPerPage } = preferences
  const known = Math.max(1, Math.ceil(total / perPage))
  const pages = isCapped ? Math.max(known, query.page + 1) : known
  const from = (query.page - 1) * perPage + 1
  const setSize = (size: number) => {
    setPerPage(size)
    change({ page: Math.floor((from - 1) / size) + 1 })
  }
  return (
    <nav className="pages" aria-label={listTexts.pages}>
      <span aria-live="polite">
        {listTexts.range(from, from + Math.max(0, (rows?.length ?? 0) - 1), total, isCapped)}
      </span>
      {pages > 1 && (
        <Pages
          page={query.page}
          pages={pages}
          range={narrow ? { range: 1, margin: 1 } : usualRange}
          onGo={(page) => change({ page })}
        />
      )}
      {!narrow && (
        <label>
          {listTexts.perPage}
          <select value={perPage} onChange={({ target }) => setSize(Number(target.value))}>
            {[...new Set([...pageSizes, perPage])]
              .sort((a, b) => a - b)
              .map((size) => (
                <option key={size}>{size}</option>
              ))}
          </select>
        </label>
      )}
    </nav>
  )
}

interface PagesProps {
  page: number
  pages: number
  range: PageRange
  onGo: (page: number) => void
}

function Pages({ page, pages, range, onGo }: PagesProps) {
  return (
    <ul>
      <li>
        <button
          type="button"
          className="tool"
          disabled={page <= 1}
          aria-label={listTexts.previous}
          onClick={() => onGo(page - 1)}
        >
          <Glyph name="previous" />
        </button>
      </li>
      {pageItems(page, pages, range).map((item) => (
        <li key={item}>
          {typeof item === 'number' ? (
            <button
              type="button"
              className="tool"
              aria-current={item === page ? 'page' : undefined}
              aria-label={
                item === page ? listTexts.page({ smart_count: item }) : listTexts.goTo({ smart_count: item })
              }
              onClick={() => onGo(item)}
            >
              {countText(item)}
            </button>
          ) : (
            <span>…</span>
          )}
        </li>
      ))}
      <li>
        <button
          type="button"
          className="tool"
          disabled={page >= pages}
          aria-label={listTexts.next}
          onClick={() => onGo(page + 1)}
        >
          <Glyph name="next" />
        </button>
      </li>
    </ul>
  )
}
