import { importTexts } from '../../../i18n/fr/exports'
import { frenchMoment } from '../../../resources/schema/date-text'
import type { AnyResource } from '../../../resources/schema/resource'
import { lastChanges } from '../history-queries'
import type { Work } from '../work'
import type { ImportColumn } from './header'

/** A cell that was changed in the file and on screen since the export: the three values as they are shown. */
export interface Conflict {
  column: ImportColumn['column']
  mine: string
  theirs: string
  base: string
}

interface Line {
  current?: Readonly<Record<string, unknown>>
  errors: string[]
  conflicts: readonly Conflict[]
}

/** Refuses the lines that were changed on both sides, naming who did it on screen and when, as far as the history tells. */
export async function refuseConflicts(
  work: Work,
  resource: AnyResource,
  lines: readonly Line[],
): Promise<void> {
  const refused = lines.filter(({ conflicts }) => conflicts.length)
  if (!refused.length) return
  const own = refused.flatMap(({ conflicts }) => conflicts.filter(({ column }) => !column.path))
  const last = await lastChanges(work, resource, {
    ids: refused.map(({ current }) => Number(current?.id)),
    fields: [...new Set(own.map(({ column }) => column.field))],
  })
  for (const { current, conflicts, errors } of refused)
    for (const { column, ...values } of conflicts) {
      const change = column.path ? undefined : last.get(`${current?.id} ${column.field}`)
      const by = change && importTexts.changedBy(change.name, frenchMoment(change.at))
      errors.push(`${column.header} : ${importTexts.bothSides({ ...values, by })}`)
    }
}
