import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import { facetLabels, shopTexts } from '../../../i18n/fr/shop'
import { allergens } from '../../../resources/catalogue/allergens'
import type { ShopAnswer } from '../../../resources/catalogue/answers'
import { shopFacets } from '../../../resources/catalogue/shop'
import { type ShopState, toggled } from './shop-url'
import type { ChangeShop } from './use-shop-state'

interface Props {
  counts: ShopAnswer | undefined
  state: ShopState
  change: ChangeShop
}

/** The choices that narrow the catalogue, each with its way out. */
export function ShopChips({ counts, state, change }: Props) {
  const chosen = shopFacets.flatMap((facet) =>
    (state.choices[facet] ?? []).map((id) => {
      const label = counts?.facets?.[facet].find((option) => option.id === id)?.label
      return { facet, id, text: label ?? facetLabels[facet] }
    }),
  )
  const { without } = state
  if (chosen.length + without.length === 0) return null
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, alignItems: 'center', mt: 1 }}>
      {chosen.map(({ facet, id, text }) => (
        <Chip
          key={`${facet}${id}`}
          label={text}
          size="small"
          aria-label={shopTexts.remove({ what: text })}
          onClick={() => change(({ choices }) => ({ choices: toggled(choices, facet, id) }))}
          onDelete={() => change(({ choices }) => ({ choices: toggled(choices, facet, id) }))}
        />
      ))}
      {without.map((one) => {
        const text = shopTexts.withoutOne({ what: allergens[one] })
        const remove = () => change((now) => ({ without: now.without.filter((other) => other !== one) }))
        return (
          <Chip
            key={one}
            label={text}
            size="small"
            aria-label={shopTexts.remove({ what: text })}
            onClick={remove}
            onDelete={remove}
          />
        )
      })}
      <Button size="small" onClick={() => change({ choices: {}, without: [], habits: [], q: '' })}>
        {shopTexts.clearAll}
      </Button>
    </Box>
  )
}
