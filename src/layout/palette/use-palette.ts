import { type KeyboardEvent, useState } from 'react'
import { useStore } from 'react-admin'
import { useNavigate } from 'react-router'
import { searchOf, useTypeAhead } from '../../widgets/type-ahead'
import { matching, type PaletteItem } from './palette-item'
import { sayPalette } from './say-palette'
import { useFoundRows } from './use-found-rows'
import { useLocalItems } from './use-local-items'

/** How many are kept as opened lately. */
const recentMax = 8

interface Searched {
  isFailed: boolean
  isFetching: boolean
  count: number
  search: string
}

function statusOf({ search, count, isFailed, isFetching }: Searched): string {
  if (!search) return ''
  if (count > 0) return sayPalette('palette.found', { smart_count: count })
  if (isFetching) return sayPalette('palette.searching')
  return isFailed ? sayPalette('palette.failed') : sayPalette('palette.none', { text: search })
}

/** What the palette shows for what is typed, which line is chosen, and what its keys do. Enter waits for the answer. */
export function usePalette(onClose: () => void) {
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const [active, setActive] = useState(0)
  const [recent, setRecent] = useStore<PaletteItem[]>('palette.recent', [])
  const local = useLocalItems()
  const found = useFoundRows(text)
  const search = searchOf(text)
  const opened = recent.map((item) => ({ ...item, group: sayPalette('palette.recent') }))
  const items = search ? [...matching(local, search), ...(found.answer ?? [])] : opened

  function choose(item: PaletteItem) {
    setRecent([item, ...recent.filter(({ to }) => to !== item.to)].slice(0, recentMax))
    onClose()
    navigate(item.to)
  }
  function take(item: PaletteItem) {
    choose(item)
    return ''
  }
  const first = found.isKnown ? (items[0] ?? null) : undefined
  const ahead = useTypeAhead({ text, setText, first, take })
  function onKeyDown(event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>) {
    ahead.onKeyDown(event)
    if (event.defaultPrevented || items.length === 0) return
    const chosen = items[active]
    const moved = { ArrowDown: active + 1, ArrowUp: active - 1 }[event.key]
    if (moved !== undefined) setActive((moved + items.length) % items.length)
    else if (event.key === 'Enter' && chosen) choose(chosen)
    else return
    event.preventDefault()
  }
  return {
    text,
    items,
    active: Math.min(active, Math.max(0, items.length - 1)),
    isBusy: ahead.isWaiting || found.isFetching,
    status: statusOf({ search, count: items.length, isFailed: found.isError, isFetching: !found.isKnown }),
    choose,
    point: setActive,
    type: (typed: string) => {
      setText(typed)
      setActive(0)
    },
    onKeyDown,
  }
}
