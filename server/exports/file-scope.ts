import { exportTypeTexts as texts } from '../../i18n/fr/export-types'
import type { Context } from '../api/context'
import { ApiError } from '../api/error'
import type { Actor } from '../database/actor'
import { isWithin } from '../trade/scope'
import { runPlan } from './run-plan'
import type { Run } from './runs'
import type { ExportSources } from './sources'

/**
 * Refuses a file that was written under rights that its person has no more: the type's permissions, its columns, and every
 * member, supplier or service whose rows are in it. err403 without the type; err404 with what to do otherwise.
 */
export function refuseOutgrown(
  context: Context,
  actor: Actor,
  { sources, run }: { sources: ExportSources; run: Run },
): void {
  runPlan(context, actor, { sources, run })
  if (run.state !== 'done' || !run.scope || !isWithin(actor, run.scope))
    throw new ApiError('err404', { display: texts.outgrown })
}
