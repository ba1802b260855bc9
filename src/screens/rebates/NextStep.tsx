import { rebateScreenTexts as texts } from '../../../i18n/fr/rebate-screens'
import type { NextTier } from '../../../resources/rebates/answers'
import { frenchDecimal, frenchPrice } from '../../../resources/schema/decimal-text'
import { Badge } from '../../widgets/Badge'

/** Near: a tenth of the step at most is lacking. */
export const isNear = ({ missing_ht, from_ht }: NextTier): boolean =>
  Number(missing_ht) * 10 <= Number(from_ht)

/** « Encore 12 400 € pour passer à 2 % », and what that brings. */
export function NextStep({ next }: { next: NextTier }) {
  return (
    <>
      {isNear(next) && <Badge tone="orange" label={texts.near} />}
      <div>{texts.missing({ missing: frenchPrice(next.missing_ht), rate: frenchDecimal(next.rate) })}</div>
      <div className="quiet">
        {texts.gain({ amount: frenchPrice(next.amount_ht), gain: frenchPrice(next.gain_ht) })}
      </div>
    </>
  )
}
