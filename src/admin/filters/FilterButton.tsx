import { lazy, Suspense, useState } from 'react'
import { filterTexts } from '../../../i18n/fr/filters'
import { Glyph } from '../list/glyphs'
import { useFilters } from './use-filters'

const FilterPopover = lazy(async () => ({ default: (await import('./FilterPopover')).FilterPopover }))

/** Opens the search panel: a field, then its value. Its code and its options come when it opens. */
export function FilterButton() {
  const { filters } = useFilters()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <button
        type="button"
        className="tool"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-label={filters.length ? filterTexts.active({ smart_count: filters.length }) : filterTexts.filter}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Glyph name="filter" />
        {filterTexts.filter}
        {filters.length > 0 && <span className="count">{filters.length}</span>}
      </button>
      {anchor && (
        <Suspense>
          <FilterPopover anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  )
}
