import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { Column } from '../columns'
import {
  type CellPlace,
  cellAt,
  cellBelow,
  cellBeside,
  firstCell,
  goTo,
  linkBeside,
  placeOf,
} from './cell-places'

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input:not([type="checkbox"]), select, textarea')

interface Options {
  frame: RefObject<HTMLElement | null>
  columns: readonly Column[]
  edit: (place: CellPlace) => void
  undo: () => void
}

/** The keys and clicks of cells that can be changed: listened to by their table, no cell has a listener of its own. */
export function useCellKeys({ frame, columns, edit, undo }: Options): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event
    if (!(target instanceof HTMLElement) || isTyping(target)) return
    if ((event.ctrlKey || event.metaKey) && event.key === 'z') {
      event.preventDefault()
      return undo()
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const cell = target.closest<HTMLElement>('td.is-edit')
    const act = target.matches('a.row-link') ? keysOfLink(target, event.key) : keysOfCell(cell, event.key)
    if (!act) return
    event.preventDefault()
    event.stopPropagation()
    act()
  })
  const editCell = (cell: HTMLElement | undefined) => {
    const place = placeOf(columns, cell ?? null)
    if (place) edit(place)
  }
  function keysOfLink(link: HTMLElement, key: string) {
    const first = firstCell(link.closest('tr'))
    if (!first) return undefined
    if (key === 'F2') return () => editCell(first)
    return key === 'ArrowRight' ? () => goTo(first) : undefined
  }
  function keysOfCell(cell: HTMLElement | null, key: string) {
    if (!cell) return undefined
    const acts: Readonly<Record<string, () => void>> = {
      Enter: () => editCell(cell),
      F2: () => editCell(cell),
      ArrowDown: () => goTo(cellBelow(cell, 1)),
      ArrowUp: () => goTo(cellBelow(cell, -1)),
      ArrowRight: () => goTo(cellBeside(cell, 1)),
      ArrowLeft: () => goTo(cellBeside(cell, -1) ?? linkBeside(cell)),
      Escape: () => linkBeside(cell)?.focus(),
    }
    return Object.hasOwn(acts, key) ? acts[key] : undefined
  }
  const onClick = useEffectEvent((event: MouseEvent) => {
    const { target } = event
    const place = placeOf(columns, target)
    if (!place || !(target instanceof Element)) return
    if (target.closest('a')) return
    event.stopPropagation()
    if (isTyping(target)) return
    if (event.type === 'dblclick') edit(place)
    else goTo(cellAt(frame.current, columns, place))
  })
  useEffect(() => {
    const table = frame.current
    const key = (event: KeyboardEvent) => onKey(event)
    const click = (event: MouseEvent) => onClick(event)
    table?.addEventListener('keydown', key)
    table?.addEventListener('click', click)
    table?.addEventListener('dblclick', click)
    return () => {
      table?.removeEventListener('keydown', key)
      table?.removeEventListener('click', click)
      table?.removeEventListener('dblclick', click)
    }
  }, [frame])
}
