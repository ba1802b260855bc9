import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { egalimPlanTexts as texts } from '../../../i18n/fr/egalim-plan'
import { egalimScreenTexts } from '../../../i18n/fr/egalim-screens'
import {
  type FollowedPlan as Followed,
  type FollowedState,
  followedStates,
} from '../../../resources/egalim/followed-answers'
import { priceText, signed } from '../../../resources/schema/decimal-text'
import { sayWord } from '../../../resources/schema/say'
import { FollowedChanges } from './FollowedChanges'
import { FollowedPath } from './FollowedPath'
import { FollowedShares } from './FollowedShares'

const severities: Readonly<Record<FollowedState, 'success' | 'warning' | 'error'>> = {
  ...{ on_track: 'success', behind: 'warning', replan: 'warning' },
  ...{ out_of_reach: 'error', reached: 'success', missed: 'error' },
}

const goalName = (key: string) => (egalimScreenTexts.goal as Readonly<Record<string, string>>)[key] ?? key

/** What lacks at the year's end: with the rest of the plan, at best, or of a year that is over. */
function lackText({ state }: Followed, { key, amount }: Followed['missing'][number]): string {
  const said = { amount: priceText(amount), goal: goalName(key) }
  if (state === 'missed') return texts.lacksEnded(said)
  return state === 'out_of_reach' ? texts.lacksAtBest(said) : texts.lacks(said)
}

/** A plan that is followed: where it stands, the shares and their path, and each change against what was bought. */
export function FollowedPlan({ plan }: { plan: Followed }) {
  const { state, missing, changes, taken_by, extra_ht } = plan
  const amount = signed(extra_ht, priceText)
  return (
    <>
      <Alert severity={severities[state]} role="status">
        {sayWord(followedStates[state])}
        {missing.map((one) => (
          <div key={one.key}>{lackText(plan, one)}</div>
        ))}
      </Alert>
      <Box sx={{ color: 'text.secondary' }}>
        {texts.progress({ done: changes.filter((one) => one.state === 'done').length, all: changes.length })}.{' '}
        {taken_by ? texts.followedBy({ name: taken_by, amount }) : texts.followedExtra({ amount })}
      </Box>
      <FollowedShares plan={plan} />
      <FollowedChanges changes={changes} />
      <FollowedPath plan={plan} />
    </>
  )
}
