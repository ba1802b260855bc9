import { memo, useMemo } from 'react'
import { packText, ruleText, unitName } from '../../../i18n/fr/article-facts'
import { toolTexts as texts } from '../../../i18n/fr/cart-tools'
import { euros, quantityWords } from '../../../i18n/fr/orders'
import { pressTexts } from '../../../i18n/fr/presses'
import type { ShopArticle } from '../../../resources/catalogue/answers'
import { quantityPrice } from '../../../resources/catalogue/shop-prices'
import { compareDecimals } from '../../../resources/schema/decimal-text'
import { QuantityStepper } from '../../trade/QuantityStepper'
import { useIsWaiting, useQuantity } from '../../trade/use-quantities'
import { useSuggested } from './use-suggested'

interface Props {
  article: ShopArticle
  ttc: boolean
  disabled: boolean
  onMove: (direction: 1 | -1) => void
  onLeave: () => void
}

/** The quantity of an article in the right cart, straight from the catalogue. */
export const ArticleOrder = memo(function ArticleOrder({ article, ttc, disabled, onMove, onLeave }: Props) {
  const item = useMemo(
    () => ({
      ...{ article_id: article.id, supplier_id: article.supplier_id, label: article.label },
      price: article.price_ht === null ? null : { ...article, price_ht: article.price_ht },
    }),
    [article],
  )
  const [quantity, change] = useQuantity(item)
  const isWaiting = useIsWaiting(item)
  const isOrdered = compareDecimals(quantity, '0') > 0
  const amount = isOrdered ? quantityPrice(article, quantity, ttc) : null
  const hint = [packText(article) ?? unitName(article.order_unit), ruleText(article)]
    .filter(Boolean)
    .join(', ')
  const suggested = useSuggested(article.id)
  const isSuggested = suggested !== undefined && !isOrdered && !disabled && article.price_ht !== null
  return (
    <div className="order">
      <QuantityStepper
        label={article.label}
        unit={unitName(article.order_unit)}
        quantity={quantity}
        rule={article}
        disabled={disabled || article.price_ht === null}
        onChange={change}
        onMove={onMove}
        onLeave={onLeave}
      />
      {isSuggested ? (
        <button
          type="button"
          className="link"
          aria-label={texts.useSuggestion({ label: article.label })}
          onClick={() => change(suggested)}
        >
          {texts.suggested} : {quantityWords(suggested, article.order_unit?.label ?? '')}
        </button>
      ) : (
        <span className="quiet">
          {[amount === null ? hint : euros(amount), isWaiting && pressTexts.waits]
            .filter(Boolean)
            .join(' · ')}
        </span>
      )}
    </div>
  )
})
