import { apiTexts } from '../../i18n/fr/actions'
import { leads } from '../../resources/schema/course'
import type { Step } from '../../resources/schema/field'
import type { AnyResource } from '../../resources/schema/resource'
import type { ReadRow } from '../../resources/schema/unknown-row'
import { ApiError } from './error'

/** The declared steps of a field that says where a row stands: its own, and those of the actions that lead on; undefined when it has none. */
function stepsOf({ fields, actions = {} }: AnyResource, name: string): readonly Step[] | undefined {
  const own = fields[name]?.moves ?? []
  const acted = Object.entries(actions).flatMap(([verb, { move }]) =>
    move?.field === name && move.to ? [{ verb, from: move.from, to: move.to }] : [],
  )
  return own.length || acted.length ? [...own, ...acted] : undefined
}

/** Refuses to write a state to which no declared step leads from where the locked row stands (err409). */
export function refuseMoves(resource: AnyResource, row: ReadRow, changes: ReadRow): void {
  for (const [name, to] of Object.entries(changes)) {
    const steps = stepsOf(resource, name)
    if (!steps || leads(steps, row[name], to)) continue
    const { options = {} } = resource.fields[name] ?? {}
    const said = (state: unknown) => options[String(state)] ?? String(state)
    throw new ApiError('err409', { display: apiTexts.noStep({ from: said(row[name]), to: said(to) }) })
  }
}
