import { importTexts } from '../../../i18n/fr/exports'
import type { Field } from '../../../resources/schema/field'
import { fold } from '../../../resources/schema/fold'
import type { GivenCell, Reading } from '../../../resources/schema/reading/given'
import { type NamedList, readName } from '../../../resources/schema/reading/names'
import { cellText, readText } from '../../../resources/schema/reading/read-cell'
import { toldApart } from '../../../resources/schema/reading/told-apart'
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

interface Found {
  id: number
  name: string
  /** What tells it from others of its name, and both in words. */
  apart?: string | null
  said?: string | null
}

type Known = Map<string, Found[]>

/** Those of a name that are told one by one. */
const mostTold = 5

const isReadable = (work: Work, target: AnyResource) => (name: string) =>
  canReadField(target, name, work.actor)

/** Fields of which each names a row by itself: unique ones, and those that the declaration tells. */
const aliasesOf = (target: AnyResource): string[] => [
  ...Object.keys(target.fields).filter(
    (name) => target.fields[name]?.unique && target.fields[name]?.kind === 'text',
  ),
  ...(target.aliases ?? []),
]

/** What tells rows of one name apart, where the declaration says it. */
const apartSql = ({ apartBy, ...target }: AnyResource): string =>
  apartBy
    ? `, t.${quote(apartBy)} as apart, concat_ws(' ', ${[...titleFields(target), apartBy].map((name) => `t.${quote(name)}`).join(', ')}) as said`
    : ''

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
    `select t."id", ${name} as name${apartSql(target)} from ${quote(tableOf(target))} t where ${name} = any(${given}) and ${rights}`,
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
      const whole = names.filter((name) => name && !numbered.test(name))
      const bare = this.apartBy(field) ? whole.flatMap((name) => toldApart(name)?.name ?? []) : []
      const folded = [...whole, ...bare].map(fold)
      const list = wanted.get(field.to ?? '') ?? new Set()
      for (const name of folded) if (!this.known.get(field.to ?? '')?.has(name)) list.add(name)
      wanted.set(field.to ?? '', list)
    }
    for (const [to, names] of wanted) if (names.size) await this.learn(to, [...names])
  }

  private async learn(to: string, names: readonly string[]) {
    const known = this.known.get(to) ?? new Map<string, Found[]>()
    for (const name of names) known.set(name, [])
    for (const one of await find(this.work, this.work.registry.get(to), names))
      known.set(one.name, [...(known.get(one.name) ?? []), { ...one, id: Number(one.id) }])
    this.known.set(to, known)
    const target = this.work.registry.get(to)
    if (target.named && !this.short.has(to)) this.short.set(to, await namedList(this.work, target))
  }

  /** The field that tells the rows of one name apart which a reference leads to. */
  apartBy({ to }: Field): string | undefined {
    return to === undefined ? undefined : this.work.registry.get(to).apartBy
  }

  private one(to: string, name: string, beside?: unknown): Reading {
    const number = numbered.exec(name)?.[1]
    if (number) return { value: Number(number) }
    const rows = this.known.get(to)?.get(fold(name)) ?? []
    const [only] = rows
    if (only && rows.length === 1) return { value: only.id }
    const { apartBy } = this.work.registry.get(to)
    if (apartBy) return this.apart(to, { name, apartBy, beside })
    const list = this.short.get(to)
    const read = list && !rows.length ? readName(name, list) : undefined
    if (read) return read
    return {
      error: rows.length
        ? importTexts.ambiguousLabel({ label: name })
        : importTexts.unknownLabel({ label: name }),
    }
  }

  /** The row of a name among its homonyms, by the code that stands in the same text, else by the one beside it. */
  private apart(
    to: string,
    { name, apartBy, beside }: { name: string; apartBy: string; beside: unknown },
  ): Reading {
    const known = this.known.get(to)
    const whole = known?.get(fold(name)) ?? []
    const within = whole.length ? undefined : toldApart(name)
    const field = this.work.registry.get(to).fields[apartBy]
    const read = within && field && readText(field, within.code)
    if (read?.error !== undefined) return read
    const rows = within ? (known?.get(fold(within.name)) ?? []) : whole
    const code = within ? read?.value : beside
    const meant = rows.filter(({ apart }) => apart === code)
    const [only] = meant
    if (only && meant.length === 1) return { value: only.id }
    if (!rows.length || (within && !meant.length)) return { error: importTexts.unknownLabel({ label: name }) }
    const left = meant.length ? meant : rows
    const told = left.slice(0, mostTold).map(({ said, id }) => `${said} (#${id})`)
    return {
      error: importTexts.ambiguousPlace({
        ...{ label: name, apart: field?.label ?? '' },
        choices: [...told, ...(left.length > mostTold ? ['…'] : [])].join(', '),
      }),
    }
  }

  /** The id, or the ids, that a prepared cell names; `beside` = what the row says itself of what tells homonyms apart. */
  decode(field: Field, cell: GivenCell, beside?: unknown): Reading {
    const to = field.to ?? ''
    if (field.kind !== 'refs') {
      const name = cellText(cell, field).trim()
      return name ? this.one(to, name, beside) : { value: null }
    }
    const all = namesOf(cell, field).map((name) => this.one(to, name))
    const wrong = all.find((one) => one.error !== undefined)
    return wrong ?? { value: [...new Set(all.map((one) => one.value))] }
  }
}
