import type {
  ReceptionAnswer,
  ReceptionOrderLine,
  SignedReceptionAnswer,
} from '../../../resources/receptions/answers'
import { compareDecimals } from '../../../resources/schema/decimal-text'
import type { DraftLine, ReceptionDraft } from './draft'

const plain = (text: string) => text.replace(/\.?0+$/, '').replace('.', ',')
const price = (text: string) => text.replace(/0{1,2}$/, '').replace('.', ',')

/** A line of which nothing is typed yet. */
const emptyLine = (line: ReceptionOrderLine): DraftLine => ({
  order_line_id: line.id,
  article_id: null,
  label: line.label,
  delivered: '',
  accepted: '',
  price: price(line.price_ht),
  claim: false,
  reason: '',
  batch: '',
  best_before: null,
})

/** What its supplier announced of a line stands there to begin with, until something came of it (domain §5.7). */
function announcedLine(line: ReceptionOrderLine): DraftLine {
  const announced = line.confirmed_quantity
  const stands = line.confirmed_state === 'ok' || line.confirmed_state === 'short'
  if (!stands || announced === null || compareDecimals(line.accepted, '0') !== 0) return emptyLine(line)
  return { ...emptyLine(line), delivered: plain(announced), accepted: plain(announced) }
}

/** An article that was accepted instead of another: it is counted, at the price that was agreed. */
const substituteLine = (one: ReceptionAnswer['substitutes'][number]): DraftLine => ({
  order_line_id: null,
  article_id: one.article_id,
  label: one.label,
  extra: {
    unit: one.unit,
    coef_order_management: one.coef_order_management,
    coef_billing: one.coef_billing,
    price_ht: one.price_ht,
    gtin: one.gtin,
    packaging_gtin: one.packaging_gtin,
  },
  delivered: plain(one.quantity),
  accepted: plain(one.quantity),
  price: price(one.price_ht),
  claim: false,
  reason: '',
  batch: '',
  best_before: null,
})

const linesAgain = (line: ReceptionOrderLine, former: SignedReceptionAnswer): DraftLine[] => {
  const signed = former.lines.filter((one) => one.order_line_id === line.id)
  return signed.length ? signed.map((one, n) => lineAgain(line, one, n > 0)) : [emptyLine(line)]
}

function lineAgain(
  line: ReceptionOrderLine,
  signed: SignedReceptionAnswer['lines'][number],
  isPart: boolean,
): DraftLine {
  return {
    ...emptyLine(line),
    delivered: plain(signed.qty_delivered),
    accepted: plain(signed.qty_accepted),
    price: price(signed.price_delivered_ht),
    claim: signed.claim,
    reason: signed.refusal_reason ?? '',
    batch: signed.batch_number ?? '',
    best_before: signed.best_before,
    ...(isPart ? { isPart } : {}),
    ...(signed.weight ? { weight: (signed.weighings ?? signed.weight).replaceAll('.', ',') } : {}),
    ...(signed.free_quantity ? { free: plain(signed.free_quantity) } : {}),
    ...(signed.voice_file_id ? { sent_voice: signed.voice_file_id } : {}),
  }
}

/** A fresh draft of an order, or of the next version of a reception. */
export function newDraft(
  { order, lines, substitutes, receptions }: ReceptionAnswer,
  { today, key, former }: { today: string; key: string; former?: SignedReceptionAnswer },
): ReceptionDraft {
  return {
    client_key: key,
    order: order.id,
    number: order.number,
    date: former?.date ?? today,
    receiver_name: former?.receiver_name ?? '',
    delivery_form: former?.delivery_form ?? '',
    fresh: former?.fresh_temperature?.replace('.', ',') ?? '',
    frozen: former?.freeze_temperature?.replace('.', ',') ?? '',
    comment: former?.comment ?? '',
    photos: [],
    kept_files: former?.file_ids ?? [],
    lines: [
      ...lines
        .filter((line) => former || !line.added_at_reception)
        .flatMap((line) => (former ? linesAgain(line, former) : [announcedLine(line)])),
      ...(former ? [] : substitutes.map(substituteLine)),
    ],
    taxes: [],
    removed_taxes: [],
    remainder: former && order.reception_state === 'partial' ? 'expected' : 'closed',
    confirm_over: false,
    replaces: former?.id ?? null,
    seen_reception: Math.max(0, ...receptions.map(({ id }) => id)),
    pending: false,
  }
}
