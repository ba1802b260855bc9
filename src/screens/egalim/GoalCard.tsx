import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { egalimScreenTexts as texts } from '../../../i18n/fr/egalim-screens'
import type { EgalimGoal } from '../../../resources/egalim/answers'
import { decimalText, priceText } from '../../../resources/schema/decimal-text'
import { Badge } from '../../widgets/Badge'

const isNone = (amount: string | null) => amount === '0.00'

/** A share that the law asks for: where the year stands, what lacks, and what will lack at this pace. */
export function GoalCard({ goal, isSubject }: { goal: EgalimGoal; isSubject: boolean }) {
  const { key, amount, base, percent, target, missing, pace_missing } = goal
  const label = texts.goal[key]
  const isMeasured = percent !== null
  const reached = target !== null && isNone(missing)
  // What is reached today, and would be lost at this pace, is no promise.
  const stays = reached && (pace_missing === null || isNone(pace_missing))
  return (
    <Box
      component="section"
      aria-label={label}
      sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: 2, bgcolor: 'background.paper' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, justifyContent: 'space-between' }}>
        <Typography variant="h3">{label}</Typography>
        {isMeasured && target !== null && (
          <Badge
            tone={stays ? 'green' : 'orange'}
            label={
              stays
                ? texts.reached
                : reached
                  ? texts.reachedToday
                  : texts.missing({ amount: priceText(missing) })
            }
          />
        )}
      </Box>
      <Box sx={{ fontSize: '2rem', fontWeight: 700, my: 0.5 }}>
        {isMeasured ? `${decimalText(percent)} %` : '–'}
      </Box>
      {isMeasured && (
        <LinearProgress
          variant="determinate"
          value={Math.min(100, Number(percent))}
          color={stays ? 'success' : 'warning'}
          aria-label={label}
          sx={{ height: 10, borderRadius: 1 }}
        />
      )}
      <Box sx={{ mt: 1, color: 'text.secondary', typography: 'body2' }}>
        {target !== null
          ? texts.target({ percent: decimalText(target) })
          : isSubject
            ? texts.noTarget
            : texts.notSubject}
        {' · '}
        {isMeasured ? texts.of({ amount: priceText(amount), base: priceText(base) }) : texts.nothing}
      </Box>
      {isMeasured && target !== null && pace_missing !== null && (
        <Box sx={{ mt: 0.5, typography: 'body2' }}>
          {isNone(pace_missing) ? texts.paceReached : texts.pace({ amount: priceText(pace_missing) })}
        </Box>
      )}
    </Box>
  )
}
