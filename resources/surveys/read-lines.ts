import { checkValue } from '../schema/check'
import { parseDate } from '../schema/date-text'
import { parseDecimal } from '../schema/decimal-text'
import { exact, rounded } from '../schema/exact'
import { f } from '../schema/f'
import type { Field } from '../schema/field'
import { fold } from '../schema/fold'
import type { RowOf } from '../schema/infer'
import { cellText, type SheetLine } from '../schema/sheet-lines'
import type { FoundColumn, SurveyColumn } from './columns'
import type { externalPurchase } from './survey'

/** A line of an answer that says what it should. */
export type SurveyLine = RowOf<
  typeof externalPurchase,
  'line' | 'adherent_id' | 'reference' | 'designation' | 'day' | 'quantity' | 'amount_ht'
>

export interface SurveyFault {
  line: number
  fault: 'noMember' | 'member' | 'twoMembers' | 'reference' | 'quantity' | 'amount' | 'day' | 'outside'
  value: string
}

const fields = {
  reference: f.text({ label: 'Référence', max: 60 }),
  designation: f.text({ label: 'Désignation', max: 200 }),
  quantity: f.decimal({ label: 'Quantité', digits: [14, 3] }),
  amount: f.money({ label: 'Montant HT', required: true }),
  day: f.date({ label: 'Date', required: true }),
} as const

/** A cell as text: what a spreadsheet holds as a day is one, and what it worked out is rid of its binary tail. */
function textOf(cell: unknown): string {
  if (typeof cell === 'number') return String(Number(cell.toFixed(6)))
  return cell !== null && typeof cell === 'object' && 'wall' in cell
    ? String(cell.wall).slice(0, 10)
    : cellText(cell)
}

/** A number to so many decimals; what is none stays as it is, to be told. */
function decimalOf(text: string, scale: number): string {
  const plain = parseDecimal(text)
  return /^-?\d+(\.\d+)?$/.test(plain) ? rounded(exact(plain), scale) : plain
}

/** A code of a member as it is compared: without case, accents, blanks. */
export const memberKey = (text: string): string => fold(text).replace(/[\s.]/g, '')

const isTotal = (texts: readonly string[]) => texts.some((text) => /^(sous )?total\b/.test(fold(text)))

interface Reading {
  columns: readonly FoundColumn[]
  /** Members by each of their codes; null where two share it. */
  members: ReadonlyMap<string, number | null>
  period: { start: string; end: string }
}

/**
 * The purchases of a file under its titles, columns in any order. Every wrong value is told with its line; empty lines and totals
 * at the foot are passed over. Without a date a purchase counts on the last day of the period.
 */
export function readSurveyLines(
  rows: readonly SheetLine[],
  { columns, members, period }: Reading,
): { lines: SurveyLine[]; faults: SurveyFault[] } {
  const [lines, faults]: [SurveyLine[], SurveyFault[]] = [[], []]
  const placeOf = new Map(columns.map(({ name, at }) => [name, at]))
  for (const { line, cells } of rows) {
    const texts = cells.map(textOf)
    if (texts.every((text) => text === '')) continue
    const of = (name: SurveyColumn): string => {
      const at = placeOf.get(name)
      return at === null || at === undefined ? '' : (texts[at] ?? '')
    }
    const code = of('adherent')
    if (code === '' ? isTotal(texts) : isTotal([code])) continue
    const before = faults.length
    const blame = (fault: SurveyFault['fault'], value: string) => faults.push({ line, fault, value })
    const checked = (
      field: Field,
      text: string,
      { fault, needed = false }: { fault: SurveyFault['fault']; needed?: boolean },
    ) => {
      const { value, message } = checkValue(field, text === '' ? null : text)
      if (message || (needed && text === '')) blame(fault, text)
      return (value as string | null) ?? null
    }
    const adherent_id = members.get(memberKey(code))
    if (code === '') blame('noMember', '')
    else if (adherent_id === undefined) blame('member', code)
    else if (adherent_id === null) blame('twoMembers', code)
    const isAsked = (name: SurveyColumn) => placeOf.has(name)
    const reference = checked(fields.reference, of('reference'), {
      fault: 'reference',
      needed: isAsked('reference') && !isAsked('designation'),
    })
    const designation = checked(fields.designation, of('designation').slice(0, 200), { fault: 'reference' })
    const quantity = checked(fields.quantity, decimalOf(of('quantity'), 3), {
      fault: 'quantity',
      needed: isAsked('quantity'),
    })
    const amount_ht = checked(fields.amount, decimalOf(of('amount'), 2), { fault: 'amount', needed: true })
    const day = of('day') === '' ? period.end : parseDate(of('day'))
    if (checkValue(fields.day, day).message) blame('day', of('day'))
    else if (day < period.start || day > period.end) blame('outside', of('day'))
    if (faults.length === before && adherent_id && amount_ht !== null)
      lines.push({ line, adherent_id, reference, designation, day, quantity, amount_ht })
  }
  return { lines, faults }
}
