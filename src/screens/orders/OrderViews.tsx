import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { orderPageTexts } from '../../../i18n/fr/order-pages'
import { countSearches } from '../../../providers/search'
import { useEngine } from '../../fields/engine'
import type { QuickView } from './order-lists'

/** The shortcut that the address names. */
export function useQuickView(views: readonly QuickView[]): QuickView | undefined {
  const name = useSearchParams()[0].get('view')
  return views.find((view) => view.name === name)
}

/** Shortcuts over a list of orders, each with how many there are: what somebody has to look after. */
export function OrderViews({ views }: { views: readonly QuickView[] }) {
  const { http } = useEngine()
  const chosen = useQuickView(views)
  const { data: counts } = useQuery({
    queryKey: ['order', 'views', views.map(({ name }) => name)],
    queryFn: ({ signal }) =>
      countSearches(
        http,
        views.map(({ conditions }) => ({ model: 'Order', fields: conditions })),
        signal,
      ),
  })
  const labelOf = (label: string, count: number | undefined) =>
    count === undefined ? label : `${label} · ${count}`
  const shown = [
    { name: '', label: orderPageTexts.all },
    ...views.map(({ name, label }, index) => ({ name, label: labelOf(label, counts?.[index]) })),
  ]
  return (
    <Box component="nav" aria-label={orderPageTexts.views} sx={{ mb: 2 }}>
      <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
        {shown.map(({ name, label }) => {
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
                label={label}
              />
            </li>
          )
        })}
      </Box>
    </Box>
  )
}
