import { parisDay } from '../../resources/schema/paris-time'
import { atStakeEndpoints, type StakeLine } from '../../resources/statistics/at-stake'
import type { Call } from '../api/call'
import { serve } from '../api/serve'
import type { Reader } from '../trade/at-stake'
import { periodOf, refuseOthers } from './asked'

/** What may still be won, or lost, of what the actor sees: the largest first, nothing that is nothing (measures §6). */
export const atStakeCalls = (readers: readonly Reader[]): Call[] =>
  serve(atStakeEndpoints, {
    lines: async ({ work, actor, query: { month, adherent_id, group_id } }) => {
      const narrowed = { adherent_id, group_id }
      await refuseOthers(work, narrowed)
      const today = parisDay(work.now)
      // The whole month, to its last day.
      const { from, to } = periodOf(
        { month: month || today.slice(0, 7), from: '2000-01-01', to: '2999-12-31' },
        today,
      )
      const asked = {
        ...{ work, actor, today, from, to },
        ...{ adherent_id: adherent_id ?? undefined, group_id: group_id ?? undefined },
      }
      const found: StakeLine[] = []
      for (const read of readers) {
        const line = await read(asked)
        if (line && Number(line.amount_ht) > 0) found.push(line)
      }
      return { data: found.sort((a, b) => Number(b.amount_ht) - Number(a.amount_ht)) }
    },
  })
