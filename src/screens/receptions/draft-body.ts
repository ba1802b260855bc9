import { parseDecimal } from '../../../resources/schema/decimal-text'
import { isBegun, isTyped, type ReceptionDraft } from './draft'
import { temperatureOf } from './temperatures'

const textOrNull = (text: string) => text.trim() || null

/** What the server is sent. */
export const bodyOf = (draft: ReceptionDraft, file_ids: readonly number[]) => ({
  client_key: draft.client_key,
  date: draft.date,
  receiver_name: textOrNull(draft.receiver_name),
  delivery_form: textOrNull(draft.delivery_form),
  fresh_temperature: temperatureOf(draft.fresh),
  freeze_temperature: temperatureOf(draft.frozen),
  comment: textOrNull(draft.comment),
  file_ids: [...(draft.kept_files ?? []), ...file_ids],
  remainder: draft.remainder,
  confirm_over: draft.confirm_over,
  ...(draft.replaces ? { replaces: draft.replaces } : {}),
  lines: draft.lines.filter(isTyped).map((line) => ({
    ...(line.order_line_id ? { order_line_id: line.order_line_id } : { article_id: line.article_id }),
    qty_delivered: parseDecimal(line.delivered),
    qty_accepted: parseDecimal(line.accepted),
    price_delivered_ht: parseDecimal(line.price),
    claim: line.claim,
    refusal_reason: textOrNull(line.reason),
    batch_number: textOrNull(line.batch),
    best_before: line.best_before,
    ...(line.sent_voice ? { voice_file_id: line.sent_voice } : {}),
  })),
  taxes: draft.taxes.filter(isBegun).map((tax) => ({
    label: tax.label.trim(),
    amount_ht: parseDecimal(tax.amount),
    rate: parseDecimal(tax.rate || '0'),
  })),
  removed_taxes: draft.removed_taxes,
})
