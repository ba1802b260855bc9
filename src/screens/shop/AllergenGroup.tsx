import { useState } from 'react'
import { shopTexts } from '../../../i18n/fr/shop'
import { type Allergen, allergens, isAllergen } from '../../../resources/catalogue/allergens'

interface Props {
  chosen: readonly Allergen[]
  onToggle: (one: Allergen) => void
}

const shownFirst = 6

/** What the articles shown may not hold. */
export function AllergenGroup({ chosen, onToggle }: Props) {
  const [isOpen, setOpen] = useState(false)
  const all = Object.keys(allergens).filter(isAllergen)
  const sorted = [...all.filter((one) => chosen.includes(one)), ...all.filter((one) => !chosen.includes(one))]
  const shown = isOpen ? sorted : sorted.slice(0, Math.max(shownFirst, chosen.length))
  return (
    <fieldset>
      <legend>{shopTexts.without}</legend>
      {shown.map((one) => (
        <label key={one}>
          <input type="checkbox" checked={chosen.includes(one)} onChange={() => onToggle(one)} />
          <span>{allergens[one]}</span>
        </label>
      ))}
      <button type="button" className="more" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? shopTexts.less : shopTexts.more({ smart_count: all.length - shown.length })}
      </button>
      {chosen.length > 0 && <div className="count">{shopTexts.withoutText}</div>}
    </fieldset>
  )
}
