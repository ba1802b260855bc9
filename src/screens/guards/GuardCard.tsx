import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { guardTexts as texts } from '../../../i18n/fr/guards'
import { type GuardId, writtenSentence } from '../../../resources/trade/guard-sentences'
import { answerAt, guardDoorNames, guardDoors, guards } from '../../../resources/trade/guards'
import { GuardCell } from './GuardCell'
import type { GuardCounts } from './guard-counts'

/** One condition on a phone: its sentence, and the doors at which it says something. */
export function GuardCard({ guard, counts }: { guard: GuardId; counts: GuardCounts }) {
  const { number, label, isPartial } = guards[guard]
  const speaking = guardDoorNames.filter((door) => answerAt(guard, door) !== '–')
  const total = counts.of(guard)
  return (
    <Card component="li" variant="outlined" sx={{ p: 2 }}>
      <Box component="h2" sx={{ typography: 'h4', m: 0 }}>{`${number}. ${label}`}</Box>
      <Box
        sx={{ typography: 'body2', color: 'text.secondary', mt: 0.5 }}
      >{`«\u00a0${writtenSentence(guard)}\u00a0»`}</Box>
      {isPartial && <Box sx={{ typography: 'caption', mt: 0.5 }}>{texts.partial}</Box>}
      <Box sx={{ typography: 'body2', mt: 0.5, fontWeight: 600 }}>
        {total ? texts.spoke({ smart_count: total }) : texts.never}
      </Box>
      <Box component="dl" sx={{ m: 0, mt: 1, display: 'grid', gap: 1 }}>
        {speaking.map((door) => (
          <Box key={door} sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
            <Box component="dt" sx={{ typography: 'body2' }}>
              {guardDoors[door].label}
            </Box>
            <Box component="dd" sx={{ m: 0 }}>
              <GuardCell guard={guard} door={door} counts={counts} />
            </Box>
          </Box>
        ))}
      </Box>
    </Card>
  )
}
