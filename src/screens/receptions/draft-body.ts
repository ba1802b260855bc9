import { parseDecimal } from '../../../resources/schema/reading/numbers'
import { type DraftLine, isBegun, isNumber, isTyped, type ReceptionDraft, weightsOf } from './draft'
import { temperatureOf } from './temperatures'

const textOrNull = (text: string) => text.trim() || null

/** A line of which nothing came is sent where something was chosen of it. */
const isSent = (line: DraftLine) => isTyped(line) || (line.remainder !== undefined && line.isPart !== true)
const filled = (line: DraftLine): DraftLine =>
  isTyped(line) ? line : { ...line, delivered: '0', accepted: '0' }

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
  ...(draft.why?.trim() ? { reason: draft.why.trim() } : {}),
  confirm_over: draft.confirm_over,
  ...(draft.replaces ? { replaces: draft.replaces } : {}),
  ...(draft.seen_reception === undefined ? {} : { seen_reception: draft.seen_reception }),
  lines: draft.lines
    .filter(isSent)
    .map(filled)
    .map((line) => ({
      ...(line.order_line_id ? { order_line_id: line.order_line_id } : { article_id: line.article_id }),
      qty_delivered: parseDecimal(line.delivered, 'quantity'),
      qty_accepted: parseDecimal(line.accepted, 'quantity'),
      price_delivered_ht: parseDecimal(line.price, 'price'),
      claim: line.claim,
      refusal_reason: textOrNull(line.reason),
      ...(weightsOf(line)?.length ? { weights: weightsOf(line) } : {}),
      ...(line.free ? { free_quantity: parseDecimal(line.free, 'quantity') } : {}),
      ...(line.remainder ? { remainder: line.remainder } : {}),
      batch_number: textOrNull(line.batch),
      best_before: line.best_before,
      ...(line.sent_voice ? { voice_file_id: line.sent_voice } : {}),
    })),
  taxes: draft.taxes.filter(isBegun).map((tax) => ({
    label: tax.label.trim(),
    amount_ht: parseDecimal(tax.amount, 'price'),
    rate: parseDecimal(tax.rate || '0', 'percent'),
  })),
  returned: Object.entries(draft.returned ?? {}).flatMap(([key, quantity]) => {
    const [label = '', unit_amount = '0'] = key.split('|')
    return isNumber(quantity) ? [{ label, unit_amount, quantity: parseDecimal(quantity, 'quantity') }] : []
  }),
  removed_taxes: draft.removed_taxes,
})
