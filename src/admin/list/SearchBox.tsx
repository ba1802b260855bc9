import type { Ref } from 'react'
import { listTexts } from '../../../i18n/fr/list'
import { searchFields } from '../../../resources/schema/derive'
import { Glyph } from './glyphs'
import { useListScreen } from './list-screen'
import { useDebounced } from './use-debounced'

/** The quick search: looks in the declared fields as one types, the previous rows staying in view. */
export function SearchBox({ ref }: { ref?: Ref<HTMLInputElement> }) {
  const { resource, query, change } = useListScreen()
  const { text, type, flush } = useDebounced(query.q, (q) => change({ q }, { replace: true }))
  const fields = searchFields(resource).flatMap((name) => resource.fields[name]?.label ?? [])
  const label = listTexts.searchIn(fields.join(', '))
  return (
    <div className="search">
      <Glyph name="search" />
      <input
        ref={ref}
        type="search"
        value={text}
        placeholder={listTexts.search}
        title={label}
        aria-label={label}
        aria-keyshortcuts="/"
        onChange={({ target }) => type(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') flush()
          if (event.key === 'Escape' && text) {
            event.stopPropagation()
            flush('')
          }
        }}
      />
      {text && (
        <button
          type="button"
          className="tool is-icon"
          aria-label={listTexts.clearSearch}
          onClick={() => flush('')}
        >
          <Glyph name="close" size={18} />
        </button>
      )}
    </div>
  )
}
