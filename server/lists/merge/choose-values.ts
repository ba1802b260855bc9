import { messages } from '../../../resources/schema/messages'
import { type AnyResource, isStored } from '../../../resources/schema/resource'
import { isRow, type ReadRow, type UnknownRow } from '../../../resources/schema/unknown-row'
import { invalid } from '../../api/error'
import { isSame } from '../../api/row-writer'
import type { Actor } from '../../database/actor'
import { canWriteField } from '../../database/rights'

/** By field, the record whose value the kept one gets; of a list of links also `all`, those of every record. */
export type Choices = Readonly<Record<string, number | 'all'>>

/** The fields that are chosen one by one when records are merged: those that the actor may write. */
export const choosableFields = (resource: AnyResource, actor: Actor): string[] =>
  Object.entries(resource.fields)
    .filter(([name, field]) => {
      const isOwn = isStored(field) || field.kind === 'refs' || field.kind === 'embed'
      return (
        isOwn && !(field.readonly || field.hidden || field.secret) && canWriteField(resource, name, actor)
      )
    })
    .map(([name]) => name)

export const isUnited = (resource: AnyResource, name: string): boolean =>
  resource.fields[name]?.kind === 'refs'

/** Choices as they were sent: fields that are chosen, records that are merged. */
export function checkedChoices(
  resource: AnyResource,
  { sent, ids, actor }: { sent: unknown; ids: readonly number[]; actor: Actor },
): Choices {
  if (sent === undefined || sent === null) return {}
  const names = new Set(choosableFields(resource, actor))
  const isRight = ([name, from]: [string, unknown]) =>
    names.has(name) &&
    ((typeof from === 'number' && ids.includes(from)) || (from === 'all' && isUnited(resource, name)))
  if (!isRow(sent) || !Object.entries(sent).every(isRight))
    throw invalid([{ name: 'choices', message: messages.choice }])
  return sent as Choices
}

/** What of a row that lives inside another one is written again in its place. */
const contentOf = (target: AnyResource, value: unknown): UnknownRow | null =>
  isRow(value)
    ? Object.fromEntries(
        Object.entries(value).filter(([name]) => target.fields[name] && isStored(target.fields[name])),
      )
    : null

const linksIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

interface Records {
  kept: number
  rows: ReadonlyMap<number, ReadRow>
  choices: Choices
  /** The resource of a field that refers or embeds. */
  target: (name: string) => AnyResource
}

function chosenValue(resource: AnyResource, name: string, { rows, choices, kept, target }: Records): unknown {
  const from = choices[name] ?? kept
  if (from === 'all') return [...new Set([...rows.values()].flatMap((row) => linksIn(row[name])))]
  const value = rows.get(from)?.[name] ?? null
  return resource.fields[name]?.kind === 'embed' ? contentOf(target(name), value) : value
}

/** The input that gives the kept record its chosen values; what it has already is left out. */
export function chosenInput(resource: AnyResource, records: Records): UnknownRow {
  const own = records.rows.get(records.kept) ?? {}
  const input: UnknownRow = {}
  for (const name of Object.keys(records.choices)) {
    const value = chosenValue(resource, name, records)
    const isEmbed = resource.fields[name]?.kind === 'embed'
    const held = isEmbed ? contentOf(records.target(name), own[name]) : (own[name] ?? null)
    if (!isSame(value, held)) input[name] = value
  }
  return input
}
