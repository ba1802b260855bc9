import Button from '@mui/material/Button'
import { memo } from 'react'
import { euros, quantityWords, unitWord } from '../../../i18n/fr/orders'
import { receptionScreenTexts as texts } from '../../../i18n/fr/reception-screens'
import { isDearer, totalQuantity } from '../../../resources/receptions/amounts'
import type { ReceptionAnswer, ReceptionOrderLine } from '../../../resources/receptions/answers'
import { compareDecimals } from '../../../resources/schema/decimal-text'
import { parseDecimal } from '../../../resources/schema/reading/numbers'
import { costText } from '../../trade/amounts'
import { OwnPriceHistory } from '../../trade/price-history/OwnPriceHistory'
import {
  amountsOf,
  type DraftLine,
  isNumber,
  isOverDelivered,
  isTyped,
  orderLineOf,
  weightsOf,
} from './draft'
import { LineDetails } from './LineDetails'
import { NumberCell } from './NumberCell'
import { VoiceNote } from './VoiceNote'

interface Props {
  answer: ReceptionAnswer
  line: DraftLine
  index: number
  onChange: (index: number, part: Partial<DraftLine>) => void
  /** Takes away an article that was added here. */
  onRemove: (index: number) => void
  /** Receives a further part of the line, with a lot of its own. */
  onPart: (index: number) => void
}

/** What its supplier announced of a line otherwise than asked. */
function announcedOf({
  confirmed_state,
  confirmed_quantity,
  quantity,
  unit,
  substitute_label,
}: ReceptionOrderLine) {
  if (confirmed_state === 'missing') return texts.missing
  if (substitute_label) return texts.substituted({ label: substitute_label })
  if (confirmed_quantity === null || compareDecimals(confirmed_quantity, quantity) === 0) return undefined
  return texts.confirmed({ text: quantityWords(confirmed_quantity, unit) })
}

/** One article: the three quantities, the two prices, and why something is refused. */
export const ReceptionLine = memo(function ReceptionLine({
  answer,
  line,
  index,
  onChange,
  onRemove,
  onPart,
}: Props) {
  const order = orderLineOf(answer, line)
  const amounts = amountsOf(answer, line)
  const set = (part: Partial<DraftLine>) => onChange(index, part)
  const typed = isTyped(line)
  const unit = unitWord((order ?? line.extra)?.unit ?? '')
  const isRefused =
    isNumber(line.delivered) &&
    isNumber(line.accepted) &&
    compareDecimals(parseDecimal(line.accepted, 'quantity'), parseDecimal(line.delivered, 'quantity')) < 0
  const isDear =
    order !== undefined &&
    isNumber(line.price, 'price') &&
    isDearer(order.price_ht, parseDecimal(line.price, 'price'), answer.limits.price_gap_alert_pct)
  const facts = order
    ? [
        order.added_at_reception
          ? texts.extra
          : texts.ordered({ text: quantityWords(order.quantity, order.unit) }),
        compareDecimals(totalQuantity([order.accepted, order.refused]), '0') > 0 &&
          texts.left({ text: quantityWords(order.remainder, order.unit) }),
        announcedOf(order),
      ]
    : [
        line.extra?.price_ht ? texts.acceptedInstead : texts.extra,
        line.extra?.unit && texts.by({ unit: unitWord(line.extra.unit) }),
      ]
  return (
    <tr data-line={index}>
      <td className="what">
        <div className="label">{line.label}</div>
        <div className="quiet">{facts.filter(Boolean).join(' · ')}</div>
        {(line.order_line_id === null || line.isPart) && (
          <Button size="small" aria-label={texts.removeLine(line)} onClick={() => onRemove(index)}>
            {texts.taxRemoved}
          </Button>
        )}
        {isRefused && (
          <input
            className="cell is-text is-wide"
            aria-label={texts.reasonOf({ label: line.label })}
            placeholder={texts.reason}
            value={line.reason}
            maxLength={255}
            onChange={({ target }) => set({ reason: target.value })}
          />
        )}
        {isDear && (
          <label className="check">
            <input
              type="checkbox"
              checked={line.claim}
              onChange={({ target }) => set({ claim: target.checked })}
            />
            {texts.claim} ({texts.contract({ price: costText(order.price_ht), unit: order.billing })})
          </label>
        )}
        {answer.has_voice && typed && (
          <VoiceNote
            label={line.label}
            voice={line.voice}
            onChange={(voice) => set({ voice, sent_voice: undefined })}
          />
        )}
        {typed && <LineDetails line={line} set={set} onPart={() => onPart(index)} />}
      </td>
      <td className="number" data-label={texts.delivered}>
        <NumberCell
          label={`${texts.deliveredOf({ label: line.label })} (${unit})`}
          name="delivered"
          value={line.delivered}
          isWrong={typed && !isNumber(line.delivered)}
          onChange={(delivered) =>
            set({ delivered, ...(line.accepted === line.delivered ? { accepted: delivered } : {}) })
          }
        />
      </td>
      <td className="number" data-label={texts.accepted}>
        <NumberCell
          label={`${texts.acceptedOf({ label: line.label })} (${unit})`}
          name="accepted"
          value={line.accepted}
          isWrong={typed && (!isNumber(line.accepted) || isOverDelivered(line))}
          onChange={(accepted) => set({ accepted })}
        />
        {order?.variable_weight && typed && (
          <div>
            <span className="quiet">{texts.weight({ unit: order.billing })}</span>{' '}
            <NumberCell
              label={texts.weightOf({ label: line.label, unit: order.billing })}
              name="weight"
              value={line.weight ?? ''}
              isWrong={weightsOf(line) === undefined}
              onChange={(weight) => set({ weight })}
            />
          </div>
        )}
      </td>
      <td className="number" data-label={texts.price}>
        <NumberCell
          label={`${texts.priceOf({ label: line.label })} (${order?.billing ?? ''})`}
          name="price"
          value={line.price}
          isWrong={typed && !isNumber(line.price, 'price')}
          onChange={(price) =>
            set({
              price,
              claim:
                order !== undefined &&
                isNumber(price, 'price') &&
                isDearer(order.price_ht, parseDecimal(price, 'price'), answer.limits.price_gap_alert_pct),
            })
          }
        />
        {order?.billing && (
          <div>
            <span className="quiet">{texts.per({ unit: order.billing })}</span>{' '}
            {order.article_id !== null && (
              <OwnPriceHistory article={{ id: order.article_id, label: line.label }} />
            )}
          </div>
        )}
      </td>
      <td className="number" data-label={texts.due}>
        <span className="amount">{amounts ? euros(amounts.due_ht) : '–'}</span>
        {amounts && compareDecimals(amounts.gap_ht, '0') !== 0 && (
          <div className="quiet down">
            {texts.gap} {euros(amounts.gap_ht)}
          </div>
        )}
      </td>
    </tr>
  )
})
