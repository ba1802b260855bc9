import { stockTexts } from '../../i18n/fr/stock'
import type { FieldError } from '../../resources/schema/check'
import type { RowOf } from '../../resources/schema/infer'
import { messages } from '../../resources/schema/messages'
import type { stockreason } from '../../resources/settings/stock'
import { type stockVoucher, voucherRules } from '../../resources/stock/voucher'
import { ApiError, invalid } from '../api/error'
import type { Work } from '../api/work'
import { may } from '../database/actor'
import type { KeptLine } from '../trade/stock-voucher'

type Reason = RowOf<typeof stockreason, 'flux' | 'meals_required' | 'system'>

export type Head = RowOf<typeof stockVoucher, 'direction' | 'reason_id' | 'meals_number'>

async function reasonErrors(work: Work, { direction, reason_id, meals_number }: Head): Promise<FieldError[]> {
  if (reason_id === null)
    return voucherRules[direction].isReasoned ? [{ name: 'reason_id', message: messages.required }] : []
  const [reason] = await work.tx.query<Reason>(
    'select flux, meals_required, system from stockreason where id = $1',
    [reason_id],
  )
  const flux = voucherRules[direction].flux
  if (!reason || (reason.flux !== 'both' && reason.flux !== flux))
    return [{ name: 'reason_id', message: stockTexts.reason }]
  if (reason.system) return [{ name: 'reason_id', message: stockTexts.systemReason }]
  if (reason.meals_required && meals_number === null)
    return [{ name: 'meals_number', message: stockTexts.meals }]
  return []
}

/** What a voucher must have before it moves the stock. */
export async function refuseIncomplete(work: Work, head: Head, lines: readonly KeptLine[]): Promise<void> {
  const errors = await reasonErrors(work, head)
  if (!lines.length) errors.push({ name: 'lines', message: stockTexts.noLines })
  if (voucherRules[head.direction].isPriced)
    lines.forEach((line, index) => {
      if (line.price_unit_ht === null)
        errors.push({ name: `lines.${index}.price_unit_ht`, message: stockTexts.noPrice })
    })
  if (errors.length) throw invalid(errors)
}

/** Refuses who has not the permission that the direction of a voucher asks for. */
export function refuseWithout(work: Work, permission: string): void {
  if (!may(work.actor, permission)) throw new ApiError('err403')
}
