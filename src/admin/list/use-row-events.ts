import { type KeyboardEvent, type MouseEvent, useMemo } from 'react'
import { useNavigate } from 'react-router'
import type { Selection } from './use-selection'

interface Options {
  selection: Selection
  selectable: boolean
  /** The rows are those of the question before: they are opened, not selected. */
  isStale: boolean
  order: readonly number[]
  /** The address of a row inside the application; undefined when rows lead nowhere. */
  pathOf: ((id: number) => string) | undefined
}

const none = () => undefined
const rowOf = (target: EventTarget) => (target as Element).closest<HTMLElement>('[data-id]')
const linkOf = (row: Element | null | undefined) => row?.querySelector<HTMLAnchorElement>('a.row-link')

/** A click that the browser handles itself: a new tab, a download, another button. */
const isBrowsersOwn = (event: MouseEvent) =>
  event.button !== 0 || event.ctrlKey || event.metaKey || event.altKey

/** The listeners of all rows together: open, select, move with the arrows. */
export function useRowEvents({ selection, selectable, isStale, order, pathOf }: Options) {
  const navigate = useNavigate()
  const toggle = isStale ? none : selection.toggle
  return useMemo(() => {
    const onClick = (event: MouseEvent) => {
      const target = event.target as HTMLElement
      const row = rowOf(target)
      const id = Number(row?.dataset.id)
      if (!row || !id) return
      const isBox = target instanceof HTMLInputElement
      if (isBox || target.closest('td.is-check')) return toggle(id, event.shiftKey ? order : undefined)
      if (target.closest('label')) return
      const link = target.closest('a')
      const cell = target.closest<HTMLElement>('.is-edit')
      if (cell && !link) {
        // Chosen before the code of its cells has come.
        cell.tabIndex = -1
        return cell.focus()
      }
      const isOther = link && !link.classList.contains('row-link')
      if (isOther || !pathOf || hasSelectedText()) return
      if (isBrowsersOwn(event) || event.shiftKey) {
        if (!link && (event.ctrlKey || event.metaKey)) window.open(linkOf(row)?.href, '_blank', 'noopener')
        return
      }
      event.preventDefault()
      navigate(pathOf(id))
    }
    const onAuxClick = (event: MouseEvent) => {
      const row = rowOf(event.target)
      if (event.button !== 1 || (event.target as Element).closest('a, input')) return
      const href = linkOf(row)?.href
      if (href) window.open(href, '_blank', 'noopener')
    }
    const onKeyDown = (event: KeyboardEvent) => {
      const row = rowOf(event.target)
      if (!row) return
      if (event.key === ' ' && selectable && event.target instanceof HTMLAnchorElement) {
        event.preventDefault()
        toggle(Number(row.dataset.id), event.shiftKey ? order : undefined)
      }
      const step = { ArrowDown: 'nextElementSibling', ArrowUp: 'previousElementSibling' } as const
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      const next = linkOf(row[step[event.key]])
      if (!next) return
      event.preventDefault()
      next.focus()
      next.scrollIntoView({ block: 'nearest' })
    }
    return { onClick, onAuxClick, onKeyDown }
  }, [navigate, toggle, selectable, order, pathOf])
}

/** Somebody who marks text to copy it does not mean to open the row. */
const hasSelectedText = () => (window.getSelection()?.toString() ?? '') !== ''
