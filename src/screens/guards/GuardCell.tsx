import Box from '@mui/material/Box'
import { guardTexts as texts } from '../../../i18n/fr/guards'
import type { GuardId } from '../../../resources/trade/guard-sentences'
import { answerAt, type GuardDoor, guardAnswers, noteAt } from '../../../resources/trade/guards'
import { Badge } from '../../widgets/Badge'
import type { GuardCounts } from './guard-counts'

interface Props {
  guard: GuardId
  door: GuardDoor
  counts: GuardCounts
}

/** What a door does with a condition, with its footnote and how often it did. */
export function GuardCell({ guard, door, counts }: Props) {
  const answer = answerAt(guard, door)
  const note = noteAt(guard, door)
  const count = counts.at(guard, door)
  const { label, tone } = guardAnswers[answer]
  return (
    <Box sx={{ display: 'grid', gap: 0.25, justifyItems: 'start' }}>
      {answer === '–' ? (
        <Box component="span" sx={{ color: 'text.secondary', typography: 'body2' }}>
          {label}
          {note}
        </Box>
      ) : (
        <Badge tone={tone} label={`${label}${note ?? ''}`} />
      )}
      {count > 0 && (
        <Box component="span" sx={{ typography: 'caption', fontVariantNumeric: 'tabular-nums' }}>
          {texts.times({ smart_count: count })}
        </Box>
      )}
    </Box>
  )
}
