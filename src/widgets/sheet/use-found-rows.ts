import { useDeferredValue, useMemo, useState } from 'react'
import { holdsWords } from '../holds-words'

/** How the rows of a sheet are found; the same object while it finds the same. */
export interface FindBy<Row> {
  idOf: (row: Row) => number
  /** What the words that are sought stand in. */
  wordsOf: (row: Row) => string
  familyOf?: (row: Row) => string
  isAnswered: (row: Row) => boolean
}

/** The rows of a sheet that hold the words that are sought, of one family, without an answer. */
export function useFoundRows<Row>(rows: readonly Row[], by: FindBy<Row>) {
  const [sought, seek] = useState('')
  const [family, chooseFamily] = useState('')
  // Those that were unanswered when it was asked: one that is answered now stays under the fingers.
  const [unanswered, hold] = useState<ReadonlySet<number>>()
  const words = useDeferredValue(sought).trim()
  const families = useMemo(
    () =>
      by.familyOf
        ? [...new Set(rows.map(by.familyOf))].sort((one, other) => one.localeCompare(other, 'fr'))
        : [],
    [rows, by],
  )
  const shown = useMemo(() => {
    if (!words && !family && !unanswered) return rows
    return rows.filter(
      (row) =>
        (!unanswered || unanswered.has(by.idOf(row))) &&
        (!family || by.familyOf?.(row) === family) &&
        (!words || holdsWords(by.wordsOf(row), words)),
    )
  }, [rows, by, words, family, unanswered])
  const left = rows.filter((row) => !by.isAnswered(row))
  return {
    ...{ shown, sought, seek, family, families, chooseFamily },
    all: rows.length,
    left: left.length,
    isLeftOnly: unanswered !== undefined,
    showLeft: (isOn: boolean) => hold(isOn ? new Set(left.map(by.idOf)) : undefined),
    showAll() {
      seek('')
      chooseFamily('')
      hold(undefined)
    },
  }
}

export type FoundRows<Row> = ReturnType<typeof useFoundRows<Row>>
