import { lazy, Suspense, useState } from 'react'
import { filterTexts } from '../../../i18n/fr/filters'
import { Glyph } from '../list/glyphs'
import { useListScreen } from '../list/list-screen'
import { writeListQuery } from '../list/list-url'
import { useKept } from '../list/use-kept'
import { isSavedList, type SavedSearch } from './saved'

const SaveDialog = lazy(async () => ({ default: (await import('./SaveDialog')).SaveDialog }))
const ShareDialog = lazy(async () => ({ default: (await import('./ShareDialog')).ShareDialog }))
const SavedPopover = lazy(async () => ({ default: (await import('./SavedPopover')).SavedPopover }))

/** Searches kept under a name: found again, saved, deleted. */
export function SavedFilters() {
  const { resource, query, preferences } = useListScreen()
  const [kept, keep] = useKept(`list.${resource.name}.saved`, isSavedList)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [saving, setSaving] = useState(false)
  const [sharing, setSharing] = useState<SavedSearch>()
  const list = kept ?? []
  const current = writeListQuery({ ...query, page: 1 })
  return (
    <>
      <button
        type="button"
        className="tool is-icon"
        title={filterTexts.saved}
        aria-label={filterTexts.saved}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Glyph name="bookmark" size={22} />
      </button>
      <Suspense>
        {anchor && (
          <SavedPopover
            anchor={anchor}
            list={list}
            current={current}
            onKeep={keep}
            onSave={() => setSaving(true)}
            onShare={setSharing}
            onClose={() => setAnchor(null)}
          />
        )}
        {saving && (
          <SaveDialog
            list={list}
            search={current}
            columns={preferences.columns}
            onKeep={keep}
            onClose={() => setSaving(false)}
          />
        )}
        {sharing && <ShareDialog search={sharing} onClose={() => setSharing(undefined)} />}
      </Suspense>
    </>
  )
}
