import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { listTexts } from '../../../i18n/fr/list'
import { isRestorable } from '../../../resources/schema/derive'
import { SavedFilters } from '../filters/SavedFilters'
import { doublesPath } from '../paths'
import { Glyph } from './glyphs'
import { useListScreen } from './list-screen'

const dialogs = {
  group: lazy(async () => ({ default: (await import('./grouping/GroupDialog')).GroupDialog })),
  deleted: lazy(async () => ({ default: (await import('./DeletedModal')).DeletedModal })),
  columns: lazy(async () => ({ default: (await import('./ColumnsDialog')).ColumnsDialog })),
}
const SortMenu = lazy(async () => ({ default: (await import('./SortMenu')).SortMenu }))

/** Saved filters, then how the list looks: sort or density, groups, what was deleted, columns. */
export function ListTools({ narrow }: { narrow: boolean }) {
  const { resource, rights, query } = useListScreen()
  return (
    <>
      <SavedFilters />
      <span className="spring" />
      {!narrow && <LookButtons />}
      {narrow && !query.grouping.length && <SortButton />}
      <DialogTool name="group" />
      {!narrow && rights.remove && isRestorable(resource) && <DialogTool name="deleted" />}
      {resource.mergeable && rights.update && rights.remove && (
        <Link
          className="tool is-icon"
          to={doublesPath(resource)}
          title={listTexts.doubles}
          aria-label={listTexts.doubles}
        >
          <Glyph name="doubles" size={22} />
        </Link>
      )}
      <DialogTool name="columns" />
    </>
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

/** A button with a picture that opens a dialog. */
function DialogTool({ name }: { name: keyof typeof dialogs }) {
  const Dialog = dialogs[name]
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className="tool is-icon"
        title={listTexts[name]}
        aria-label={listTexts[name]}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Glyph name={name} size={22} />
      </button>
      {isOpen && (
        <Suspense>
          <Dialog onClose={() => setOpen(false)} />
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
        className="tool is-icon"
        title={listTexts.sort}
        aria-label={listTexts.sort}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Glyph name="sort" size={22} />
      </button>
      {anchor && (
        <Suspense>
          <SortMenu anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  )
}
