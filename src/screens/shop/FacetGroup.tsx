import { useState } from 'react'
import { facetLabels, shopTexts } from '../../../i18n/fr/shop'
import type { ShopOption } from '../../../resources/catalogue/answers'
import type { ShopFacet } from '../../../resources/catalogue/shop'
import { fold } from '../../../resources/schema/fold'

interface Props {
  facet: ShopFacet
  options: readonly ShopOption[] | undefined
  chosen: readonly number[]
  isCounted: boolean
  onToggle: (id: number) => void
}

const shownFirst = 6
const findFrom = 13

/** The chosen values first, then the most frequent ones. */
function sorted(options: readonly ShopOption[], chosen: readonly number[]): ShopOption[] {
  const isChosen = ({ id }: ShopOption) => chosen.includes(id)
  return [...options.filter(isChosen), ...options.filter((option) => !isChosen(option))]
}

/** One facet: its values as boxes to tick; nothing where there is no choice to make. */
export function FacetGroup({ facet, options = [], chosen, isCounted, onToggle }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [find, setFind] = useState('')
  if (options.length === 0 || (options.length === 1 && chosen.length === 0)) return null
  const wanted = fold(find)
  const found = sorted(options, chosen).filter(({ label }) => fold(label).includes(wanted))
  const shown = isOpen || find ? found : found.slice(0, Math.max(shownFirst, chosen.length))
  return (
    <fieldset>
      <legend>{facetLabels[facet]}</legend>
      {isOpen && options.length >= findFrom && (
        <input
          type="search"
          className="find"
          aria-label={shopTexts.find(facetLabels[facet])}
          placeholder={shopTexts.find(facetLabels[facet])}
          value={find}
          onChange={({ target }) => setFind(target.value)}
        />
      )}
      {shown.map(({ id, label, count }) => (
        <label key={id}>
          <input type="checkbox" checked={chosen.includes(id)} onChange={() => onToggle(id)} />
          <span>{label}</span>
          {isCounted && <span className="count">{count.toLocaleString('fr-FR')}</span>}
        </label>
      ))}
      {!find && found.length > shownFirst && (
        <button type="button" className="more" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? shopTexts.less : shopTexts.more({ smart_count: found.length - shown.length })}
        </button>
      )}
    </fieldset>
  )
}
