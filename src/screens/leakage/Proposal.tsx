import { leakageTexts as texts } from '../../../i18n/fr/leakage-screens'
import type { LeakProposal } from '../../../resources/leakage/answers'
import { priceText } from '../../../resources/schema/decimal-text'

/** The article under contract that could have been ordered, of whom and at what price. */
export function Proposal({ proposal }: { proposal: LeakProposal | null }) {
  if (!proposal) return <span className="quiet">{texts.nothing}</span>
  const { label, supplier, price_ht, unit, isByName } = proposal
  const facts = [
    supplier,
    ...(price_ht ? [texts.price(priceText(price_ht), unit ?? '')] : []),
    ...(isByName ? [texts.byName] : []),
  ]
  return (
    <>
      <div>{label}</div>
      <div className="quiet">{facts.join(' · ')}</div>
    </>
  )
}
