import { importTexts } from '../../../i18n/fr/exports'
import { frenchMoment } from '../../../resources/schema/date-text'
import type { AnyResource } from '../../../resources/schema/resource'
import { type LastChange, lastChanges } from '../last-changes'
import type { Work } from '../work'
import { heldAt } from './changes'
import type { ImportColumn } from './header'

/** A cell that was changed in the file and on screen since the export: the three values as they are shown. */
export interface Conflict {
  column: ImportColumn['column']
  mine: string
  theirs: string
  base: string
}

interface Line {
  current?: Record<string, unknown>
  errors: string[]
  conflicts: readonly Conflict[]
}

/** The row that a cell stands in: the line's own, or one embedded in it. */
interface Place {
  resource: AnyResource
  id: number
  field: string
}

const nameOf = ({ resource, id, field }: Place) => `${resource.name} ${id} ${field}`

function placeOf(work: Work, resource: AnyResource, { current, column }: Line & Conflict): Place {
  const { path, field } = column
  const to = path ? resource.fields[path]?.to : undefined
  return { resource: to ? work.registry.get(to) : resource, id: Number(heldAt(current, path)?.id), field }
}

/** Who changed each cell last and when, by the name of its place; a resource at a time. */
async function whoChanged(work: Work, places: readonly Place[]): Promise<Map<string, LastChange>> {
  const found = new Map<string, LastChange>()
  for (const resource of new Set(places.map((place) => place.resource))) {
    const mine = places.filter((place) => place.resource === resource && Number.isSafeInteger(place.id))
    const last = await lastChanges(work, resource, {
      ids: [...new Set(mine.map(({ id }) => id))],
      fields: [...new Set(mine.map(({ field }) => field))],
    })
    for (const place of mine) {
      const change = last.get(`${place.id} ${place.field}`)
      if (change) found.set(nameOf(place), change)
    }
  }
  return found
}

/** Refuses the lines that were changed on both sides, naming who did it on screen and when, as far as the history tells. */
export async function refuseConflicts(
  work: Work,
  resource: AnyResource,
  lines: readonly Line[],
): Promise<void> {
  const refused = lines.flatMap((line) =>
    line.conflicts.map((conflict) => ({
      line,
      conflict,
      place: placeOf(work, resource, { ...line, ...conflict }),
    })),
  )
  if (!refused.length) return
  const last = await whoChanged(
    work,
    refused.map(({ place }) => place),
  )
  for (const { line, conflict, place } of refused) {
    const { column, ...values } = conflict
    const change = last.get(nameOf(place))
    const by = change && importTexts.changedBy(change.name, frenchMoment(change.at))
    line.errors.push(`${column.header} : ${importTexts.bothSides({ ...values, by })}`)
  }
}
