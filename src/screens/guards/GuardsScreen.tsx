import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { guardTexts as texts } from '../../../i18n/fr/guards'
import { guardEndpoints } from '../../../resources/orders/guard-endpoints'
import { guardIds } from '../../../resources/trade/guard-sentences'
import { guardNotes } from '../../../resources/trade/guards'
import { useAnswer } from '../../fields/endpoints'
import { PageHead } from '../../layout/PageHead'
import { ErrorState } from '../../widgets/ErrorState'
import { GuardCard } from './GuardCard'
import { GuardDoors } from './GuardDoors'
import { GuardTable } from './GuardTable'
import { countsOf } from './guard-counts'
import { PartyDoors } from './PartyDoors'
import { ToldTable } from './ToldTable'

/** « Règles et contrôles »: each condition of the trade at each door, its sentence, and how often it spoke (5-doors §1). */
export function GuardsScreen() {
  const { data, isError, refetch } = useAnswer(guardEndpoints.counts, {})
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'))
  const counts = countsOf(data?.counts ?? [])
  return (
    <>
      <PageHead title={texts.title} subtitle={texts.intro} />
      {isError && <ErrorState onRetry={() => void refetch()} />}
      {isWide ? (
        <GuardTable counts={counts} />
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
          {guardIds.map((guard) => (
            <GuardCard key={guard} guard={guard} counts={counts} />
          ))}
        </Box>
      )}
      <Box sx={{ display: 'grid', gap: 3, mt: 3, gridTemplateColumns: { xs: '1fr', lg: '1fr 1fr' } }}>
        <GuardDoors />
        <Box component="section">
          <Box component="h2" sx={{ typography: 'h4', m: 0, mb: 1 }}>
            {texts.notes}
          </Box>
          <Box component="dl" sx={{ m: 0, display: 'grid', gap: 0.75, typography: 'body2' }}>
            {Object.entries(guardNotes).map(([note, text]) => (
              <Box key={note} sx={{ display: 'flex', gap: 1 }}>
                <Box component="dt" sx={{ fontWeight: 600 }}>
                  {note}
                </Box>
                <Box component="dd" sx={{ m: 0 }}>
                  {text}
                </Box>
              </Box>
            ))}
          </Box>
        </Box>
      </Box>
      <PartyDoors />
      <ToldTable isWide={isWide} />
    </>
  )
}
