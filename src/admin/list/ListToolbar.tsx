import { lazy, type Ref, Suspense, useState } from 'react'
import { listTexts } from '../../../i18n/fr/list'
import { isRestorable } from '../../../resources/schema/derive'
import { FilterButton } from '../filters/FilterButton'
import { SavedFilters } from '../filters/SavedFilters'
import { Glyph } from './glyphs'
import { useListScreen } from './list-screen'
import { SearchBox } from './SearchBox'

const ColumnsDialog = lazy(async () => ({ default: (await import('./ColumnsDialog')).ColumnsDialog }))
const DeletedModal = lazy(async () => ({ default: (await import('./DeletedModal')).DeletedModal }))
const SortMenu = lazy(async () => ({ default: (await import('./SortMenu')).SortMenu }))

/** Search, filters, saved filters on the left; how the list looks on the right. */
export function ListToolbar({ narrow, searchRef }: { narrow: boolean; searchRef: Ref<HTMLInputElement> }) {
  return (
    <div className="tools">
      <SearchBox ref={searchRef} />
      <FilterButton />
      <SavedFilters />
      <span className="spring" />
      {narrow ? <SortButton /> : <LookButtons />}
      {!narrow && <DeletedButton />}
      <ColumnsButton />
    </div>
  )
}

function LookButtons() {
  const { preferences } = useListScreen()
  const { density, setDensity } = preferences
  const isCompact = density === 'compact'
  return (
    <button
      type="button"
      className="tool is-icon"
      title={`${listTexts.density} : ${isCompact ? listTexts.compact : listTexts.comfortable}`}
      aria-label={`${listTexts.density} ${listTexts.compact}`}
      aria-pressed={isCompact}
      onClick={() => setDensity(isCompact ? 'comfortable' : 'compact')}
    >
      <Glyph name={density} size={22} />
    </button>
  )
}

/** What was deleted of the list, for who may delete. */
function DeletedButton() {
  const { resource, rights } = useListScreen()
  const [isOpen, setOpen] = useState(false)
  if (!rights.remove || !isRestorable(resource)) return null
  return (
    <>
      <button
        type="button"
        className="tool is-icon"
        title={listTexts.deleted}
        aria-label={listTexts.deleted}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Glyph name="deleted" size={22} />
      </button>
      {isOpen && (
        <Suspense>
          <DeletedModal onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** Which values are shown and in what order: the columns of the table, the lines of a card. */
function ColumnsButton() {
  const [choosing, setChoosing] = useState(false)
  return (
    <>
      <button
        type="button"
        className="tool is-icon"
        title={listTexts.columns}
        aria-label={listTexts.columns}
        aria-haspopup="dialog"
        onClick={() => setChoosing(true)}
      >
        <Glyph name="columns" size={22} />
      </button>
      {choosing && (
        <Suspense>
          <ColumnsDialog onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </>
  )
}

/** Where there is no table head to click. */
function SortButton() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <button
        type="button"
        className="tool"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Glyph name="sort" />
        {listTexts.sort}
      </button>
      {anchor && (
        <Suspense>
          <SortMenu anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  )
}
