import { listType } from '../../resources/exports/answers'
import type { Context } from '../api/context'
import { exportPlan } from '../api/exports/plan'
import type { WritablePlan } from '../api/exports/write-export'
import type { Actor } from '../database/actor'
import type { Run } from './runs'
import type { ExportSources } from './sources'
import { typePlan } from './type-plan'

/** What is written of a file that was asked for, under the rights of now: a type's export, or the search of a list. */
export function runPlan(
  context: Context,
  actor: Actor,
  {
    sources,
    run: { type, asked, name },
  }: { sources: ExportSources; run: Pick<Run, 'type' | 'asked' | 'name'> },
): WritablePlan {
  if (type === listType) return exportPlan(context, actor, asked.list)
  return typePlan(context, actor, sources, { ...asked, type, filename: name })
}
