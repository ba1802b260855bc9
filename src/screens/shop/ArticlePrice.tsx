import { priceFacts } from '../../../i18n/fr/article-facts'
import { shopTexts } from '../../../i18n/fr/shop'
import type { ShopArticle } from '../../../resources/catalogue/answers'
import { OwnPriceHistory } from '../../trade/price-history/OwnPriceHistory'
import { WhyNot } from './WhyNot'

interface Props {
  article: ShopArticle
  ttc: boolean
  /** With all its decimals: in the sheet of the article. */
  isExact?: boolean
}

/** The price of a billing unit, of what is ordered, and the comparable one; or why there is none. */
export function ArticlePrice({ article, ttc, isExact = false }: Props) {
  const facts = priceFacts(article, ttc, isExact)
  if (!facts)
    return (
      <div className="price">
        <div className="quiet">{shopTexts.notOrderable}</div>
        <WhyNot article={article} />
      </div>
    )
  return (
    <div className="price">
      <div>
        <b>{facts.price}</b>{' '}
        <span className="quiet">
          {ttc ? shopTexts.ttc : shopTexts.ht} {shopTexts.perUnit({ unit: facts.unit })}
        </span>{' '}
        <OwnPriceHistory article={article} ttc={ttc} />
      </div>
      {facts.pack && <div className="quiet">{facts.pack}</div>}
      {facts.comparable && (
        <div className="quiet" title={shopTexts.comparableHint}>
          {facts.comparable}
        </div>
      )}
      {facts.usable && (
        <div className="quiet" title={facts.usable.why}>
          {facts.usable.text}
        </div>
      )}
    </div>
  )
}
