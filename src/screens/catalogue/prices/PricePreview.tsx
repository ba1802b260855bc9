import Alert from '@mui/material/Alert'
import { useWatch } from 'react-hook-form'
import { priceTexts as texts } from '../../../../i18n/fr/catalogue'
import { priceRefusals } from '../../../../i18n/fr/trade'
import { change, lay } from '../../../../resources/catalogue/paint-line'
import { newGaps, type Period, type PriceLine, rowsOf } from '../../../../resources/catalogue/price-line'
import { neighbours, scopeKey } from '../../../../resources/catalogue/price-periods'
import { isRoundedAway, priceOf } from '../../../../resources/catalogue/units'
import { frenchDay, isDate } from '../../../../resources/schema/date-text'
import { decimalPattern, priceText } from '../../../../resources/schema/decimal-text'
import { addDays, parisDay } from '../../../../resources/schema/paris-time'
import type { ReadRow } from '../../../../resources/schema/unknown-row'
import { GeneratedFields } from '../../../admin/form/GeneratedFields'
import { unitName, useUnits } from '../use-units'
import { type ArticlePrice, lineOfScope } from './use-prices'

const idOf = (value: unknown) => (typeof value === 'number' ? value : null)

interface Props {
  article: ReadRow
  prices: readonly ArticlePrice[]
  /** The price that is changed, where it is no new one. */
  price: ArticlePrice | undefined
}

/** What a price will mean: per billing unit, what becomes of the prices around it, which days lose theirs. */
export function PricePreview({ article, prices, price }: Props) {
  const unitOf = useUnits()
  const [quotation, from, to, adherent, group, bounded] = useWatch({
    name: ['quotation', 'valid_from', 'valid_to', 'adherent_id', 'groupAdherent_id', 'bounded'],
  })
  const scope = scopeKey(price ?? { adherent_id: idOf(adherent), groupAdherent_id: idOf(group) })
  const line = lineOfScope(prices, scope)
  const typed = { from, to: isDate(to) ? to : null, bounded: bounded === true }
  const gap = gapOf(line, typed, price)
  const isPromotion = typed.bounded && typed.to !== null
  const { closed, next } =
    isDate(from) && !price && !isPromotion
      ? neighbours(prices, scope, from)
      : { closed: undefined, next: undefined }
  const sentences = [
    priceSentence(quotation, article, unitName(unitOf(article.billing))),
    isPromotion && typed.to !== null && texts.resumes({ day: frenchDay(addDays(typed.to, 1)) }),
    closed && texts.closes({ day: frenchDay(closed.valid_from), end: frenchDay(addDays(from, -1)) }),
    next && texts.until({ day: frenchDay(next.valid_from) }),
  ].filter(Boolean)
  return (
    <>
      {sentences.length > 0 && (
        <Alert severity="info" role="status" sx={{ mt: 2 }}>
          {sentences.map((sentence) => (
            <div key={String(sentence)}>{sentence}</div>
          ))}
        </Alert>
      )}
      {gap && (
        <Alert severity="warning" role="status" sx={{ mt: 2 }}>
          {priceRefusals.gap(frenchDay(gap.from), gap.to ? frenchDay(gap.to) : '…')}
          <GeneratedFields names={['gap_agreed']} />
        </Alert>
      )}
    </>
  )
}

/** The first days that would have no price any more. */
function gapOf(
  line: PriceLine,
  typed: { from: unknown; to: string | null; bounded: boolean },
  price: ArticlePrice | undefined,
): Period | undefined {
  const today = parisDay(new Date())
  if (typeof typed.from !== 'string' || !isDate(typed.from)) return undefined
  const { from, to, bounded } = typed
  const facts = { quotation: '0', price_ht: '0', source: 'manual', source_id: null, reason: null }
  const moved = {
    ...(price?.valid_from === from ? {} : { from }),
    ...((price?.valid_to ?? null) === to ? {} : { to }),
  }
  const painted = price
    ? change(line, price.id, moved, today)
    : lay(line, { ...facts, from, to, bounded, replaces: true }, today)
  return painted.line && newGaps(rowsOf(line), rowsOf(painted.line), today)[0]
}

function priceSentence(quotation: unknown, article: ReadRow, unit: string): string | undefined {
  const { coef_billing, coef_negotiation } = article
  if (typeof quotation !== 'string' || !decimalPattern.test(quotation)) return undefined
  if (typeof coef_billing !== 'string' || typeof coef_negotiation !== 'string') return undefined
  const units = { coef_billing, coef_negotiation }
  if (isRoundedAway(quotation, units)) return priceRefusals.roundedAway
  return texts.preview({ price: priceText(priceOf(quotation, units)), unit })
}
