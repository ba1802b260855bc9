import ChevronRight from '@mui/icons-material/ChevronRight'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { atStakeTexts as texts } from '../../../i18n/fr/at-stake'
import { euros } from '../../../i18n/fr/orders'
import { clientOf } from '../../../providers/endpoints'
import { atStakeEndpoints, type StakeLine } from '../../../resources/statistics/at-stake'
import { useAllowed } from '../../fields/engine'
import { useApp } from '../../layout/app-context'
import { screenAddress } from '../../layout/screens'
import { Awaited } from '../../widgets/Awaited'
import { SectionTitle } from './SectionTitle'

const row = {
  px: 2.5,
  py: 1.5,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  columnGap: 1.5,
  alignItems: 'center',
  textAlign: 'left',
} as const

function Line({ line: { label, amount_ht, act } }: { line: StakeLine }) {
  return (
    <>
      <Box>
        <Box sx={{ fontWeight: 550 }}>{label}</Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{act.label}</Box>
      </Box>
      <Box sx={{ fontWeight: 700, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
        {euros(amount_ht)}
      </Box>
    </>
  )
}

/** What may still be won, or lost: the largest amount first, each with the screen where one acts on it (measures §6). */
export function AtStake({ of }: { of: { adherent_id?: number; group_id?: number } }) {
  const { client, screens } = useApp()
  const { data, isLoading } = useQuery({
    queryKey: ['home', 'at-stake', of],
    queryFn: ({ signal }) => clientOf(client.http, atStakeEndpoints).lines(of, { signal }),
    enabled: useAllowed()('viewStatistics'),
    staleTime: 300_000,
  })
  if (!data?.data.length) return isLoading ? <Awaited /> : null
  return (
    <Box component="section" sx={{ mb: 4 }}>
      <SectionTitle>{texts.title}</SectionTitle>
      <Card component="ul" aria-label={texts.title} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data.data.map((line) => {
          const [name = '', search] = line.act.to.split('?')
          const screen = screens[name]
          return (
            <Box component="li" key={line.key} sx={{ '& + &': { borderTop: 1, borderColor: 'divider' } }}>
              {screen ? (
                <CardActionArea component={Link} to={{ pathname: screenAddress(screen), search }} sx={row}>
                  <Line line={line} />
                  <ChevronRight fontSize="small" sx={{ color: 'text.secondary' }} />
                </CardActionArea>
              ) : (
                <Box sx={row}>
                  <Line line={line} />
                </Box>
              )}
            </Box>
          )
        })}
      </Card>
    </Box>
  )
}
