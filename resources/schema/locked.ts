import { associationOf } from './association'
import { fieldsOf, holds } from './predicate'
import type { AnyResource } from './resource'
import { say } from './say'
import { isRow, type ReadRow } from './unknown-row'

/** The label of the state that a row stands in. */
export function stateLabel({ state = '', fields }: AnyResource, row: ReadRow): string {
  const code = String(row[state] ?? '')
  return fields[state]?.options?.[code] ?? code
}

/** Why a row is read only as it stands, in the words of its declaration; undefined where it may be changed. */
export function lockOf(
  resource: AnyResource,
  row: ReadRow,
  { find }: { find: (name: string) => AnyResource | undefined },
): string | undefined {
  const { locked, name, fields } = resource
  if (!locked) return undefined
  if ('when' in locked) {
    const isKnown = fieldsOf(locked.when).every((field) => field in row)
    if (!isKnown || !holds(locked.when, row)) return undefined
    return say(`resources.${name}.locked`, locked.refusal, { state: stateLabel(resource, row) })
  }
  const field = fields[locked.through]
  const owner = find(field?.to ?? '')
  if (!field || !owner) return undefined
  const held = row[associationOf(locked.through, field, () => owner.model)]
  return isRow(held) ? lockOf(owner, held, { find }) : undefined
}

/** Why a row may not be removed as it stands, in the words of its declaration. */
export const keptBy = ({ kept, name }: AnyResource, row: ReadRow): string | undefined =>
  kept && holds(kept.when, row) ? say(`resources.${name}.kept`, kept.refusal) : undefined

/** Why one field of a row is read only, where its rule says so (`rules.<field>.readonly`, `refusal`). */
export function fieldRefusal({ rules, name }: AnyResource, field: string): string | undefined {
  const refusal = rules?.[field]?.refusal
  return refusal === undefined ? undefined : say(`resources.${name}.rules.${field}`, refusal)
}
