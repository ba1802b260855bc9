import { type Ref, useRef, useState } from 'react'
import { listTexts } from '../../../i18n/fr/list'
import { searchFields } from '../../../resources/schema/derive'
import { beforeEnter, useTypeAhead } from '../../widgets/type-ahead'
import { Glyph } from './glyphs'
import { useListScreen } from './list-screen'
import { useDebounced } from './use-debounced'

/** The quick search: looks in the declared fields as one types, the previous rows staying in view; ↓ waits for the rows. */
export function SearchBox({ ref }: { ref?: Ref<HTMLInputElement> }) {
  const { resource, query, change, rows, isStale } = useListScreen()
  const { text, type, flush } = useDebounced(query.q, (q) => change({ q }, { replace: true }))
  const [waiting, setWaiting] = useState('')
  const frame = useRef<HTMLDivElement>(null)
  const setText = (next: string) => {
    const search = beforeEnter(next)
    setWaiting(next.slice(search.length))
    if (search !== text) type(search)
  }
  const isKnown = rows !== undefined && !isStale && text.trim() === query.q
  const { onKeyDown } = useTypeAhead<true>({
    by: 'ArrowDown',
    text: text + waiting,
    setText,
    first: isKnown ? rows.length > 0 || null : undefined,
    take: () => {
      frame.current?.closest('.card')?.querySelector<HTMLElement>('a.row-link')?.focus()
      return text
    },
  })
  const fields = searchFields(resource).flatMap((name) => resource.fields[name]?.label ?? [])
  const label = listTexts.searchIn({ fields: fields.join(', ') })
  return (
    <div ref={frame} className="search">
      <Glyph name="search" />
      <input
        ref={ref}
        type="search"
        value={text + waiting}
        placeholder={listTexts.search}
        title={label}
        aria-label={label}
        aria-keyshortcuts="/"
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' || event.key === 'ArrowDown') flush()
          if (event.key === 'Escape' && text) {
            event.stopPropagation()
            setWaiting('')
            flush('')
          }
          onKeyDown(event)
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
