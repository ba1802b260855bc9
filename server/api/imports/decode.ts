import type { Field } from '../../../resources/schema/field'
import { kindOf } from '../../../resources/schema/kinds'
import type { GivenCell } from '../../../resources/schema/reading/given'
import { cellText } from '../../../resources/schema/reading/read-cell'

/** A cell as people read it on a screen: « 12,5 », « Oui », « 03/04/2026 ». */
export function shownCell(cell: GivenCell, declared: Field): string {
  const field = declared.of ?? declared
  if (typeof cell === 'boolean') return cell ? 'Oui' : 'Non'
  if (typeof cell === 'number' && kindOf(field).cell === 'number')
    return cell.toLocaleString('fr-FR', { maximumFractionDigits: 6 })
  return cellText(cell, field)
}

/** The names in the cell of a list of references. */
export const namesOf = (cell: GivenCell, field: Field): string[] =>
  cellText(cell, field)
    .split(/[;\n]/)
    .map((name) => name.trim())
    .filter(Boolean)
