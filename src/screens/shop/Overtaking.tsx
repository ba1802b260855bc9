import { usableWhy } from '../../../i18n/fr/article-facts'
import { shopTexts } from '../../../i18n/fr/shop'
import type { ShopArticle } from '../../../resources/catalogue/answers'

/** Why an offer stands before one that looks cheaper: that one's shortages and claims. */
export function Overtaking({ other }: { other: ShopArticle | undefined }) {
  if (!other?.usable) return null
  const name = `${other.label} (${other.supplier})`
  return <div className="quiet">{shopTexts.usableBefore({ other: name, why: usableWhy(other.usable) })}</div>
}
