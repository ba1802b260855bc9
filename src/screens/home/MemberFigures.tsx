import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { euros } from '../../../i18n/fr/orders'
import { egalimEndpoints } from '../../../resources/egalim/endpoints'
import { decimalText } from '../../../resources/schema/decimal-text'
import { statisticsEndpoints } from '../../../resources/statistics/endpoints'
import { useAnswer } from '../../fields/endpoints'
import { useAllowed } from '../../fields/engine'
import { useApp } from '../../layout/app-context'
import { screenAddress } from '../../layout/screens'
import { Awaited } from '../../widgets/Awaited'
import { AllLink } from './AllLink'
import { SectionTitle } from './SectionTitle'
import { sayHome } from './say-home'

const percent = (rate: string | null | undefined) => (rate ? `${decimalText(rate)} %` : '–')

/** The year of a member in four figures: its basket, how it is served, its shares of the law. */
export function MemberFigures({ member: { id, isGroup } }: { member: { id: number; isGroup: boolean } }) {
  const { screens } = useApp()
  const allowed = useAllowed()
  const of = isGroup ? { group_id: id } : { adherent_id: id }
  const { data, isLoading } = useAnswer(
    statisticsEndpoints.read,
    { ...of, by: 'month' },
    { enabled: allowed('viewStatistics') },
  )
  const egalim = useAnswer(egalimEndpoints.year, of, { enabled: allowed('viewEgalim') })
  const { Statistics } = screens
  if (isLoading || egalim.isLoading) return <Awaited />
  if (!data || !Statistics || data.total.now.orders === 0) return null
  const { basket_ht, service_rate } = data.total.now
  const goal = (key: string) => egalim.data?.goals.find((one) => one.key === key)?.percent
  const shown = [
    [sayHome('home.basket'), basket_ht === null ? '–' : euros(basket_ht)],
    [sayHome('home.service'), percent(service_rate)],
    ...(egalim.data
      ? [
          [sayHome('home.egalim'), percent(goal('egalim'))],
          [sayHome('home.bio'), percent(goal('bio'))],
        ]
      : []),
  ]
  return (
    <Box component="section" sx={{ mb: 4 }}>
      <SectionTitle>{sayHome('home.figures')}</SectionTitle>
      <Card
        component="dl"
        sx={{ m: 0, p: 2, display: 'grid', gap: 2, gridTemplateColumns: 'repeat(2, 1fr)' }}
      >
        {shown.map(([label, value]) => (
          <div key={label}>
            <Box component="dt" sx={{ typography: 'body2', color: 'text.secondary' }}>
              {label}
            </Box>
            <Box component="dd" sx={{ m: 0, typography: 'h3' }}>
              {value}
            </Box>
          </div>
        ))}
      </Card>
      <AllLink to={screenAddress(Statistics)}>{sayHome('home.allFigures')}</AllLink>
    </Box>
  )
}
