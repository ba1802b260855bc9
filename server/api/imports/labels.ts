import { importTexts } from '../../../i18n/fr/exports'
import type { Field } from '../../../resources/schema/field'
import { fold } from '../../../resources/schema/fold'
import type { GivenCell, Reading } from '../../../resources/schema/reading/given'
import { type NamedList, readName } from '../../../resources/schema/reading/names'
import { cellText } from '../../../resources/schema/reading/read-cell'
import { type AnyResource, titleFields } from '../../../resources/schema/resource'
import { quote, tableOf } from '../../database/naming'
import { Params } from '../../database/params'
import { rowCondition } from '../../database/query'
import { canReadField } from '../../database/rights'
import { namedList } from '../named-list'
import type { Work } from '../work'
import { namesOf } from './decode'

/** `#12` and « Épicerie (#12) » name a row by its number. */
const numbered = /^(?:.*\()?#(\d{1,15})\)?$/

type Known = Map<string, number[]>

interface Found {
  id: number
  name: string
}

const isReadable = (work: Work, target: AnyResource) => (name: string) =>
  canReadField(target, name, work.actor)

/** Fields of which each names a row by itself: unique ones, and those that the declaration tells. */
const aliasesOf = (target: AnyResource): string[] => [
  ...Object.keys(target.fields).filter(
    (name) => target.fields[name]?.unique && target.fields[name]?.kind === 'text',
  ),
  ...(target.aliases ?? []),
]

async function findBy(
  work: Work,
  target: AnyResource,
  { fields, names }: { fields: readonly string[]; names: readonly string[] },
): Promise<Found[]> {
  if (!fields.length || !names.length) return []
  const params = new Params()
  const name = `fold(concat_ws(' ', ${fields.map((field) => `t.${quote(field)}`).join(', ')}))`
  const given = params.add(names, 'text[]')
  const rights = rowCondition(work, target, { alias: 't', params })
  return work.tx.query<Found & Record<string, unknown>>(
    `select t."id", ${name} as name from ${quote(tableOf(target))} t where ${name} = any(${given}) and ${rights}`,
    params.values,
  )
}

/** Rows by their titles; those that no title names, by what else names them. */
async function find(work: Work, target: AnyResource, names: readonly string[]): Promise<Found[]> {
  const readable = isReadable(work, target)
  const found = await findBy(work, target, { fields: titleFields(target).filter(readable), names })
  for (const alias of aliasesOf(target).filter(readable)) {
    const known = new Set(found.map((one) => one.name))
    found.push(
      ...(await findBy(work, target, { fields: [alias], names: names.filter((name) => !known.has(name)) })),
    )
  }
  return found
}

/** Finds the rows that cells refer to by name; what was found once in an import is remembered. */
export class Labels {
  private readonly known = new Map<string, Known>()

  constructor(private readonly work: Work) {}

  /** The rows of the short lists that are named by other words too. */
  private readonly short = new Map<string, NamedList>()

  /** Looks up, in one query a list, the names that a batch of cells refers to. */
  async prepare(asked: readonly { field: Field; cell: GivenCell }[]): Promise<void> {
    const wanted = new Map<string, Set<string>>()
    for (const { field, cell } of asked) {
      const names = field.kind === 'refs' ? namesOf(cell, field) : [cellText(cell, field).trim()]
      const folded = names.filter((name) => name && !numbered.test(name)).map(fold)
      const list = wanted.get(field.to ?? '') ?? new Set()
      for (const name of folded) if (!this.known.get(field.to ?? '')?.has(name)) list.add(name)
      wanted.set(field.to ?? '', list)
    }
    for (const [to, names] of wanted) if (names.size) await this.learn(to, [...names])
  }

  private async learn(to: string, names: readonly string[]) {
    const known = this.known.get(to) ?? new Map<string, number[]>()
    for (const name of names) known.set(name, [])
    for (const { id, name } of await find(this.work, this.work.registry.get(to), names))
      known.set(name, [...(known.get(name) ?? []), Number(id)])
    this.known.set(to, known)
    const target = this.work.registry.get(to)
    if (target.named && !this.short.has(to)) this.short.set(to, await namedList(this.work, target))
  }

  private one(to: string, name: string): Reading {
    const number = numbered.exec(name)?.[1]
    if (number) return { value: Number(number) }
    const ids = this.known.get(to)?.get(fold(name)) ?? []
    if (ids.length === 1) return { value: ids[0] }
    const list = this.short.get(to)
    const read = list && !ids.length ? readName(name, list) : undefined
    if (read) return read
    return {
      error: ids.length
        ? importTexts.ambiguousLabel({ label: name })
        : importTexts.unknownLabel({ label: name }),
    }
  }

  /** The id, or the ids, that a prepared cell names. */
  decode(field: Field, cell: GivenCell): Reading {
    const to = field.to ?? ''
    if (field.kind !== 'refs') {
      const name = cellText(cell, field).trim()
      return name ? this.one(to, name) : { value: null }
    }
    const all = namesOf(cell, field).map((name) => this.one(to, name))
    const wrong = all.find((one) => one.error !== undefined)
    return wrong ?? { value: [...new Set(all.map((one) => one.value))] }
  }
}
