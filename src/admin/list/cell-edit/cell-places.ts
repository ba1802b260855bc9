import type { Column } from '../columns'

/** One value of the list. */
export interface CellPlace {
  id: number
  name: string
}

export const samePlace = (one: CellPlace, other: CellPlace): boolean =>
  one.id === other.id && one.name === other.name

const cellsOf = (row: Element): HTMLElement[] =>
  [...row.children].filter(
    (one): one is HTMLElement => one instanceof HTMLElement && !one.classList.contains('is-check'),
  )

/** The cell of the table that shows a value; undefined when it is not in view. */
export function cellAt(table: Element | null, columns: readonly Column[], { id, name }: CellPlace) {
  const row = table?.querySelector(`tr[data-id="${id}"]`)
  return row ? cellsOf(row)[columns.findIndex((column) => column.name === name)] : undefined
}

/** The value that a cell shows, where it can be changed in the list. */
export function placeOf(columns: readonly Column[], target: EventTarget | null): CellPlace | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('td.is-edit') : null
  const row = cell?.parentElement
  if (!cell || !row) return undefined
  const column = columns[cellsOf(row).indexOf(cell)]
  return column && { id: Number(row.dataset.id), name: column.name }
}

const rowAfter = (row: Element | null | undefined, step: 1 | -1) =>
  step === 1 ? row?.nextElementSibling : row?.previousElementSibling

/** The cell below or above that can be changed. */
export function cellBelow(cell: HTMLElement, step: 1 | -1): HTMLElement | undefined {
  const row = cell.parentElement
  const index = row ? [...row.children].indexOf(cell) : -1
  const next = rowAfter(row, step)?.children[index]
  return next instanceof HTMLElement ? next : undefined
}

const editable = (row: Element | null | undefined) => [
  ...(row?.querySelectorAll<HTMLElement>('td.is-edit') ?? []),
]

/** The next cell of the row that can be changed; with `wraps`, of the row after it. */
export function cellBeside(cell: HTMLElement, step: 1 | -1, wraps = false): HTMLElement | undefined {
  const row = cell.parentElement
  const here = editable(row)
  const beside = here[here.indexOf(cell) + step]
  if (beside || !wraps) return beside
  return editable(rowAfter(row, step)).at(step === 1 ? 0 : -1)
}

/** The first cell of a row that can be changed. */
export const firstCell = (row: Element | null): HTMLElement | undefined => editable(row)[0]

export const linkBeside = (cell: HTMLElement) =>
  cell.parentElement?.querySelector<HTMLElement>('a.row-link') ?? undefined

/** Cells take the focus when they are gone to; none is a stop of the Tab key. */
export function goTo(cell: HTMLElement | undefined): void {
  if (!cell) return
  cell.tabIndex = -1
  cell.focus()
  cell.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
