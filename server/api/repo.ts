import { checkValue, type FieldError } from '../../resources/schema/check'
import type { Patch } from '../../resources/schema/infer'
import { messages } from '../../resources/schema/messages'
import { type AnyResource, isStored } from '../../resources/schema/resource'
import { ApiError, invalid } from './error'
import { lockKept } from './lock-row'
import { changeRow, eraseRow, insertRow, isSame, type Writing } from './row-writer'

type Values = Readonly<Record<string, unknown>>

/** How a row is changed. */
export interface HowChanged<R extends AnyResource> {
  /** The version that was read: another one is err409. */
  version?: number | undefined
  /** What the row must still say: where it does not, nothing is written and the answer is false. */
  still?: Patch<R>
  /** Raises the version although no value changes: what belongs to the row has changed. */
  touch?: boolean
  /** Worked out from what history tells already (totals, counts): changed without a line of history. */
  derived?: boolean
}

/** The rows of one resource, written by the rules of the trade. */
export interface Repo<R extends AnyResource> {
  /** Checks and writes a new row, with its history unless it is told otherwise (`derived`); answers its id. */
  create: (values: Patch<R>, how?: Pick<HowChanged<R>, 'derived'>) => Promise<number>
  /** Locks the row, checks what changes and writes it with its history and version; false where it is no longer `still`. */
  update: (id: number, values: Patch<R>, how?: HowChanged<R>) => Promise<boolean>
  /** Marks the row as deleted, or deletes it for good where its declaration says so. */
  remove: (id: number) => Promise<void>
}

const spelled = (value: unknown) => (value instanceof Date ? value.toISOString() : value)

/** The values as they are stored; refuses what their kinds refuse, and nothing where something is required. */
function checked(resource: AnyResource, values: Values): Values {
  const errors: FieldError[] = []
  const kept: Record<string, unknown> = {}
  for (const [name, given] of Object.entries(values)) {
    const field = resource.fields[name]
    if (given === undefined) continue
    if (!field || !isStored(field)) throw new Error(`${resource.name}.${name} is no stored field`)
    const { value, message } = checkValue(field, spelled(given))
    const wrong = message ?? (value === null && field.required ? messages.required : undefined)
    if (wrong) errors.push({ name, message: wrong })
    kept[name] = value
  }
  if (errors.length) throw invalid(errors)
  return kept
}

async function create(
  on: Writing,
  resource: AnyResource,
  { values, derived }: { values: Values; derived?: boolean },
): Promise<number> {
  const kept = checked(resource, { ...resource.scope, ...values })
  const lacking = Object.entries(resource.fields).filter(
    ([name, field]) => field.required && isStored(field) && field.default === undefined && !(name in kept),
  )
  if (lacking.length) throw invalid(lacking.map(([name]) => ({ name, message: messages.required })))
  return insertRow(on, resource, { values: kept, derived })
}

async function update<R extends AnyResource>(
  on: Writing,
  resource: R,
  { id, values, how }: { id: number; values: Values; how: HowChanged<R> },
): Promise<boolean> {
  const row = await lockKept(on.tx, resource, id)
  if (how.version !== undefined && how.version !== row.lock_version) throw new ApiError('err409')
  if (Object.entries(how.still ?? {}).some(([name, value]) => !isSame(row[name], spelled(value))))
    return false
  const kept = Object.entries(checked(resource, values))
  const changes = Object.fromEntries(kept.filter(([name, value]) => !isSame(value, row[name])))
  if (Object.keys(changes).length || how.touch)
    await changeRow(on, resource, { row, changes, derived: how.derived })
  return true
}

/**
 * Writes rows of a declared table by the rules of the trade, inside the caller's transaction and in its name: values checked
 * as declared, then the one writer. The caller has asked whether the actor may; PostgreSQL's row rights hold.
 */
export const repo = <R extends AnyResource>(on: Writing, resource: R): Repo<R> => ({
  create: (values, how = {}) => create(on, resource, { values: values as Values, ...how }),
  update: (id, values, how = {}) => update(on, resource, { id, values: values as Values, how }),
  remove: async (id) => eraseRow(on, resource, await lockKept(on.tx, resource, id)),
})
