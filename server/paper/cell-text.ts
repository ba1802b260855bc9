import { frenchDay } from '../../resources/schema/date-text'
import { decimalText, typedDecimal } from '../../resources/schema/decimal-text'
import { exact, rounded } from '../../resources/schema/exact'
import { lookup } from '../../resources/schema/lookup'
import { messages } from '../../resources/schema/messages'
import { type Cell, isWallClock } from '../../resources/schema/reading/given'
import type { SheetColumn } from '../spreadsheet/sheet-xml'

const signs = lookup({ euro: '\u00a0€', percent: '\u00a0%' })

/** A number with the decimals and the sign of its column's format; as it comes where the column says none. */
function numberText(value: number, { scale, unit }: Pick<SheetColumn, 'scale' | 'unit'>): string {
  const spelled = value.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 15 })
  if (scale === undefined) return typedDecimal(spelled)
  return decimalText(rounded(exact(spelled), scale)) + (unit ? signs[unit] : '')
}

/** `2026-03-04T10:05:00` → « 04/03/2026 10:05 ». */
const wallText = (wall: string) => [frenchDay(wall), wall.slice(11, 16)].filter(Boolean).join(' ')

/** What a cell of a sheet says on paper. */
export function cellText(cell: Cell | undefined, column: Pick<SheetColumn, 'scale' | 'unit'> = {}): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'string') return cell
  if (typeof cell === 'boolean') return cell ? messages.yes : messages.no
  if (typeof cell === 'number') return numberText(cell, column)
  return isWallClock(cell) ? wallText(cell.wall) : ''
}
