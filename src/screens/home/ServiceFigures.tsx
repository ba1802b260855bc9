import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import MuiLink from '@mui/material/Link'
import { Link } from 'react-router'
import { euros } from '../../../i18n/fr/orders'
import { frenchDay } from '../../../resources/schema/date-text'
import { parisDay } from '../../../resources/schema/paris-time'
import { statisticsEndpoints } from '../../../resources/statistics/endpoints'
import { useAnswer } from '../../fields/endpoints'
import { useAllowed } from '../../fields/engine'
import { useApp } from '../../layout/app-context'
import { screenAddress } from '../../layout/screens'
import { Awaited } from '../../widgets/Awaited'
import { AllLink } from './AllLink'
import { SectionTitle } from './SectionTitle'
import { sayHome } from './say-home'

const line = {
  px: 2.5,
  py: 1.25,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 2,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const
const quiet = { typography: 'body2', color: 'text.secondary' } as const
const list = { m: 0, p: 0, listStyle: 'none' } as const

/** What each service has received this year beside last year, and what suppliers have answered of what is asked of them. */
export function ServiceFigures() {
  const { screens } = useApp()
  const isAllowed = useAllowed()('viewStatistics')
  const spend = useAnswer(statisticsEndpoints.read, { by: 'service' }, { enabled: isAllowed })
  const awaited = useAnswer(statisticsEndpoints.awaited, {}, { enabled: isAllowed, quiet: true })
  const services = spend.data?.rows.filter(({ now, before }) => now.orders + before.orders > 0) ?? []
  const rows = awaited.data?.data ?? []
  const { Statistics, Tenders, PriceUpdates } = screens
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 4,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {(spend.isLoading || awaited.isLoading) && <Awaited />}
      {services.length > 0 && Statistics && (
        <Box component="section" sx={{ mb: 4 }}>
          <SectionTitle>{sayHome('home.services')}</SectionTitle>
          <Card component="ul" sx={list}>
            {services.map(({ key, name, now, before }) => (
              <Box component="li" key={key} sx={line}>
                <MuiLink
                  component={Link}
                  to={`${screenAddress(Statistics)}?company_id=${key}`}
                  sx={{ fontWeight: 550 }}
                >
                  {name}
                </MuiLink>
                <Box sx={{ textAlign: 'right' }}>
                  <Box sx={{ fontWeight: 600 }}>{euros(now.amount_ht)}</Box>
                  <Box sx={quiet}>{sayHome('home.before', { amount: euros(before.amount_ht) })}</Box>
                </Box>
              </Box>
            ))}
          </Card>
          <AllLink to={screenAddress(Statistics)}>{sayHome('home.allFigures')}</AllLink>
        </Box>
      )}
      {rows.length > 0 && (
        <Box component="section" sx={{ mb: 4 }}>
          <SectionTitle>{sayHome('home.progress')}</SectionTitle>
          <Card component="ul" sx={list}>
            {rows.map(({ id, kind, label, until, asked, answered }) => {
              const screen = kind === 'tender' ? Tenders : PriceUpdates
              return (
                <Box component="li" key={`${kind} ${id}`} sx={{ ...line, flexDirection: 'column' }}>
                  {screen ? (
                    <MuiLink component={Link} to={`${screenAddress(screen)}/${id}`}>
                      {label}
                    </MuiLink>
                  ) : (
                    label
                  )}
                  <Box sx={quiet}>
                    {sayHome('home.answers', { smart_count: answered, asked })} ·{' '}
                    {sayHome('home.until', { day: frenchDay(parisDay(new Date(until))) })}
                  </Box>
                </Box>
              )
            })}
          </Card>
        </Box>
      )}
    </Box>
  )
}
