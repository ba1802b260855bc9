import { isRow, type UnknownRow } from '../../../resources/schema/unknown-row'

/** Milliseconds that a changed row is marked for. */
const markedFor = 2_500

/** The rows of an answer: a list, or react-admin's page of one. */
function rowsOf(answer: unknown): UnknownRow[] {
  if (Array.isArray(answer)) return answer.filter(isRow)
  return isRow(answer) && Array.isArray(answer.data) ? answer.data.filter(isRow) : []
}

/** The numbers of rows that are new or have become another, but for those that the person changed. */
function changedIn([before, after]: readonly [unknown, unknown], self: number | undefined): unknown[] {
  const known = new Map(rowsOf(before).map((row) => [row.id, row]))
  if (!known.size) return []
  return rowsOf(after).flatMap((row) =>
    // Equal rows of two answers are one object (react-query's structural sharing).
    known.get(row.id) === row || row.updated_by === self ? [] : [row.id],
  )
}

function mark(row: HTMLElement): void {
  row.dataset.live = 'changed'
  const colours = {
    backgroundColor: [
      'color-mix(in srgb, var(--mui-palette-primary-main, #36c) 16%, transparent)',
      'transparent',
    ],
  }
  for (const cell of row.children.length ? row.children : [row])
    cell.animate(colours, { duration: markedFor, easing: 'ease-in' })
  setTimeout(() => delete row.dataset.live, markedFor)
}

/** Marks the drawn rows (`data-id`) that another answer changed: a tint that fades, nothing moves. */
export function markChanged(
  answers: readonly (readonly [unknown, unknown])[],
  self: number | undefined,
): void {
  const ids = new Set(answers.flatMap((pair) => changedIn(pair, self)))
  if (ids.size === 0) return
  // Once they are drawn.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      for (const id of ids)
        for (const row of document.querySelectorAll<HTMLElement>(`main [data-id="${id}"]`)) mark(row)
    }),
  )
}
