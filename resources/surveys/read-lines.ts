import { f } from '../schema/f'
import { fold } from '../schema/fold'
import type { RowOf } from '../schema/infer'
import { lookup } from '../schema/lookup'
import type { GivenCell } from '../schema/reading/given'
import { readCell } from '../schema/reading/read-cell'
import { cellText, type LineMessage, type SheetLine } from '../schema/sheet-lines'
import { type FoundColumn, type SurveyColumn, surveyColumns } from './columns'
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

const fields = lookup({
  reference: f.text({ label: 'Référence', max: 60 }),
  quantity: f.decimal({ label: 'Quantité', digits: [14, 3] }),
  amount: f.money({ label: 'Montant HT', required: true }),
  day: f.date({ label: 'Date', required: true }),
} as const)

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
): { lines: SurveyLine[]; faults: SurveyFault[]; remarks: LineMessage[] } {
  const [lines, faults, remarks]: [SurveyLine[], SurveyFault[], LineMessage[]] = [[], [], []]
  const placeOf = new Map(columns.map(({ name, at }) => [name, at]))
  for (const { line, cells } of rows) {
    const texts = cells.map(cellText)
    if (texts.every((text) => text === '')) continue
    const cellOf = (name: SurveyColumn): GivenCell => {
      const at = placeOf.get(name)
      return at === null || at === undefined ? null : (cells[at] ?? null)
    }
    const code = cellText(cellOf('adherent'))
    if (code === '' ? isTotal(texts) : isTotal([code])) continue
    const before = faults.length
    const blame = (fault: SurveyFault['fault'], value: string) => faults.push({ line, fault, value })
    const read = (
      name: keyof typeof fields,
      { fault, needed = false }: { fault: SurveyFault['fault']; needed?: boolean },
    ) => {
      const { value, remark, error } = readCell(fields[name], cellOf(name))
      if (error !== undefined || (needed && value === null)) blame(fault, cellText(cellOf(name)))
      if (remark !== undefined) remarks.push({ line, message: `${surveyColumns[name].label} : ${remark}` })
      return (value as string | null | undefined) ?? null
    }
    const adherent_id = members.get(memberKey(code))
    if (code === '') blame('noMember', '')
    else if (adherent_id === undefined) blame('member', code)
    else if (adherent_id === null) blame('twoMembers', code)
    const isAsked = (name: SurveyColumn) => placeOf.has(name)
    const reference = read('reference', {
      fault: 'reference',
      needed: isAsked('reference') && !isAsked('designation'),
    })
    const designation = cellText(cellOf('designation')).slice(0, 200) || null
    const quantity = read('quantity', { fault: 'quantity', needed: isAsked('quantity') })
    const amount_ht = read('amount', { fault: 'amount', needed: true })
    const day = read('day', { fault: 'day' }) ?? period.end
    if (day < period.start || day > period.end) blame('outside', cellText(cellOf('day')))
    if (faults.length === before && adherent_id && amount_ht !== null)
      lines.push({ line, adherent_id, reference, designation, day, quantity, amount_ht })
  }
  return { lines, faults, remarks }
}
