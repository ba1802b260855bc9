import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import type { ShopAnswer } from '../../../resources/catalogue/answers'
import { type Shelf, shopFacets } from '../../../resources/catalogue/shop'
import { AllergenGroup } from './AllergenGroup'
import { FacetGroup } from './FacetGroup'
import { type ShopState, toggled, toggledAllergen } from './shop-url'
import type { ChangeShop } from './use-shop-state'

const Panel = styled('div')(({ theme }) => {
  const { palette } = theme.vars ?? theme
  return {
    '& fieldset': { border: 0, padding: '0 0 12px', margin: '0 0 12px', minWidth: 0 },
    '& fieldset + fieldset': { borderTop: `1px solid ${palette.divider}`, paddingTop: 12 },
    '& legend': { float: 'left', width: '100%', fontWeight: 650, fontSize: '0.875rem', padding: '0 0 4px' },
    '& legend + *': { clear: 'both' },
    '& label': {
      display: 'grid',
      gridTemplateColumns: '18px minmax(0, 1fr) auto',
      alignItems: 'center',
      gap: 8,
      minHeight: 28,
      padding: '2px 6px',
      marginInline: -6,
      borderRadius: 6,
      fontSize: '0.875rem',
      cursor: 'pointer',
    },
    '& label:hover': { backgroundColor: palette.surface.subtle },
    '& input[type="checkbox"]': { width: 16, height: 16, margin: 0, accentColor: palette.primary.main },
    '& .count': { color: palette.text.secondary, fontSize: '0.8125rem', fontVariantNumeric: 'tabular-nums' },
    '& .find': {
      width: '100%',
      height: 32,
      padding: '0 8px',
      margin: '2px 0 6px',
      font: 'inherit',
      fontSize: '0.8125rem',
      color: palette.text.primary,
      backgroundColor: palette.background.paper,
      border: `1px solid ${palette.surface.field}`,
      borderRadius: 6,
    },
    '& .more': {
      font: 'inherit',
      fontSize: '0.8125rem',
      fontWeight: 600,
      color: palette.primary.main,
      background: 'none',
      border: 0,
      padding: '4px 0',
      cursor: 'pointer',
    },
    '@media (pointer: coarse)': {
      '& label': { minHeight: 40 },
      '& input[type="checkbox"]': { width: 18, height: 18 },
      '& .find, & .more': { minHeight: 40 },
    },
  }
})

interface Props {
  shelf: Shelf
  counts: ShopAnswer | undefined
  state: ShopState
  change: ChangeShop
}

/** The facets of a catalogue, each value with how many articles it would keep. */
export function FacetPanel({ shelf, counts, state, change }: Props) {
  return (
    <Panel>
      {shopFacets.map((facet) => (
        <FacetGroup
          key={facet}
          facet={facet}
          options={counts?.facets?.[facet]}
          chosen={state.choices[facet] ?? []}
          isCounted={counts?.total_capped !== true}
          onToggle={(id) => change(({ choices }) => ({ choices: toggled(choices, facet, id) }))}
        />
      ))}
      {counts && shelf === 'food' && (
        <AllergenGroup
          chosen={state.without}
          onToggle={(one) => change(({ without }) => ({ without: toggledAllergen(without, one) }))}
        />
      )}
      {!counts && <Box sx={{ minHeight: 400 }} />}
    </Panel>
  )
}
