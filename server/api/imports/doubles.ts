import { importTexts } from '../../../i18n/fr/exports'
import type { AnyResource } from '../../../resources/schema/resource'
import type { UnknownRow } from '../../../resources/schema/unknown-row'
import { titleOf } from './apply-line'
import { keysSaid } from './existing'
import type { ImportColumn } from './header'

/** The fields of the resource itself that a file has. */
export const presentIn = (columns: readonly ImportColumn[]): ReadonlySet<string> => {
  const own = columns.filter(({ column, use }) => !column.path && (use === 'field' || use === 'locked'))
  return new Set(own.map(({ column }) => column.field))
}

interface SaidLine {
  /** Its place in the sheet, from 0. */
  line: number
  input: UnknownRow
  /** The row that it changes; absent = a new one. */
  current?: UnknownRow
}

/**
 * Tells of each new row, in the order of the lines, whether a line before has made the same one: « Référence fournisseur : Même
 * référence qu'à la ligne 2. » (5-doors §3).
 */
export function doublesIn(resource: AnyResource, columns: readonly ImportColumn[]) {
  const present = presentIn(columns)
  const lines = new Map<string, number>()
  return ({ line, input, current }: SaidLine): string | undefined => {
    if (current) return undefined
    const keys = keysSaid(resource, input, present)
    const double = keys.find(({ text }) => lines.has(text))
    if (!double) for (const { text } of keys) lines.set(text, line)
    const title = double && titleOf(resource, columns, double.field)
    return title && `${title} : ${importTexts.sameAs(title, (lines.get(double.text) ?? 0) + 1)}`
  }
}
