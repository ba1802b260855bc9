import Alert from '@mui/material/Alert'
import { useWatch } from 'react-hook-form'
import { priceTexts as texts } from '../../../../i18n/fr/catalogue'
import { neighbours, scopeKey } from '../../../../resources/catalogue/price-periods'
import { priceOf } from '../../../../resources/catalogue/units'
import { frenchDay, isDate } from '../../../../resources/schema/date-text'
import { decimalPattern, frenchPrice } from '../../../../resources/schema/decimal-text'
import { addDays } from '../../../../resources/schema/paris-time'
import type { Row } from '../../../admin/form/form-scope'
import { unitName, useUnits } from '../use-units'
import type { ArticlePrice } from './use-prices'

const idOf = (value: unknown) => (typeof value === 'number' ? value : null)

/** What a price will mean: per billing unit, and what becomes of the prices around it. */
export function PricePreview({ article, prices }: { article: Row; prices: readonly ArticlePrice[] }) {
  const unitOf = useUnits()
  const [quotation, from, adherent, group] = useWatch({
    name: ['quotation', 'valid_from', 'adherent_id', 'groupAdherent_id'],
  })
  const scope = scopeKey({ adherent_id: idOf(adherent), groupAdherent_id: idOf(group) })
  const { closed, next } = isDate(from)
    ? neighbours(prices, scope, from)
    : { closed: undefined, next: undefined }
  const sentences = [
    priceSentence(quotation, article, unitName(unitOf(article.billing))),
    closed && texts.closes({ day: frenchDay(closed.valid_from), end: frenchDay(addDays(from, -1)) }),
    next && texts.until({ day: frenchDay(next.valid_from) }),
  ].filter(Boolean)
  if (!sentences.length) return null
  return (
    <Alert severity="info" role="status" sx={{ mt: 2 }}>
      {sentences.map((sentence) => (
        <div key={String(sentence)}>{sentence}</div>
      ))}
    </Alert>
  )
}

function priceSentence(quotation: unknown, article: Row, unit: string): string | undefined {
  const { coef_billing, coef_negotiation } = article
  if (typeof quotation !== 'string' || !decimalPattern.test(quotation)) return undefined
  if (typeof coef_billing !== 'string' || typeof coef_negotiation !== 'string') return undefined
  return texts.preview({ price: frenchPrice(priceOf(quotation, { coef_billing, coef_negotiation })), unit })
}
