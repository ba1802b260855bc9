import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { listTexts } from '../../../i18n/fr/list'
import { countSearches } from '../../../providers/search'
import type { ConditionTree } from '../../../resources/schema/condition'
import type { AnyResource } from '../../../resources/schema/resource'
import { useEngine } from '../../fields/engine'
import { type QuickView, useQuickView } from './views'

interface Props {
  resource: AnyResource
  views: readonly QuickView[]
  /** What the list shows in any view. */
  conditions: readonly ConditionTree[]
  /** What no view is called. */
  all?: string
  /** A view of no row is not offered. */
  hidesEmpty?: boolean
}

/** Shortcuts over a list, each with how many rows there are: what somebody has to look after. */
export function ListViews({ resource, views, conditions, all = listTexts.all, hidesEmpty }: Props) {
  const { http } = useEngine()
  const chosen = useQuickView(views)
  const { data: counts } = useQuery({
    queryKey: [resource.name, 'views', views.map(({ name }) => name), conditions],
    queryFn: ({ signal }) =>
      countSearches(
        http,
        views.map((view) => ({
          model: resource.model,
          fields: [...conditions, ...view.conditions],
        })),
        signal,
      ),
  })
  const counted = views.map(({ name, label }, index) => ({ name, label, count: counts?.[index] }))
  const shown = hidesEmpty ? counted.filter(({ name, count }) => count || name === chosen?.name) : counted
  return (
    <Box component="nav" aria-label={listTexts.views} sx={{ mb: 2 }}>
      <Box component="ul" sx={inLine}>
        {[{ name: '', label: all, count: undefined }, ...shown].map(({ name, label, count }) => {
          const isChosen = name === (chosen?.name ?? '')
          return (
            <li key={name}>
              <Chip
                component={Link}
                to={name ? `?view=${name}` : '?'}
                clickable
                color={isChosen ? 'primary' : 'default'}
                variant={isChosen ? 'filled' : 'outlined'}
                aria-current={isChosen ? 'true' : undefined}
                label={count === undefined ? label : `${label} · ${count}`}
              />
            </li>
          )
        })}
      </Box>
    </Box>
  )
}

/** One line on a phone, moved sideways: as high before the views are counted as then. */
const inLine = {
  display: 'flex',
  flexWrap: { xs: 'nowrap', sm: 'wrap' },
  gap: 1,
  m: 0,
  mx: { xs: -2, sm: 0 },
  p: 0,
  px: { xs: 2, sm: 0 },
  listStyle: 'none',
  overflowX: { xs: 'auto', sm: 'visible' },
  scrollbarWidth: 'none',
  '& > li': { flex: 'none' },
} as const
