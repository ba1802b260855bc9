import { rebateScreenTexts as texts } from '../../../i18n/fr/rebate-screens'
import type { NextTier } from '../../../resources/rebates/answers'
import { isNear } from '../../../resources/rebates/forecast'
import { decimalText, priceText } from '../../../resources/schema/decimal-text'
import { parisDay } from '../../../resources/schema/paris-time'
import { Badge } from '../../widgets/Badge'

/** « Encore 12 400 € pour passer à 2 % », and what that brings. */
export function NextStep({ next }: { next: NextTier }) {
  return (
    <>
      {isNear(next, parisDay(new Date())) && <Badge tone="orange" label={texts.near} />}
      <div>{texts.missing({ missing: priceText(next.missing_ht), rate: decimalText(next.rate) })}</div>
      <div className="quiet">
        {texts.gain({ amount: priceText(next.amount_ht), gain: priceText(next.gain_ht) })}
      </div>
    </>
  )
}
