import { reportTexts as texts } from '../../i18n/fr/reports'
import { frenchDay } from '../../resources/schema/date-text'
import { lookup } from '../../resources/schema/lookup'
import { parisDay } from '../../resources/schema/paris-time'
import { askedBy, dimensionNames, dimensions } from '../../resources/statistics/dimensions'
import type { Work } from '../api/work'
import { namesOf, partsGiven } from './part-names'

/** Names of a perimeter that are told one by one. */
const most = 5

/** Whose rows a list of the actor narrows to, and what they are called; the members hold those of the groups too. */
const listed = lookup({
  companies: ['company', 'label'],
  adherents: ['adherent', 'name'],
  groups: ['groupadherent', 'label'],
  suppliers: ['supplier', 'name'],
} as const)

async function perimeterOf({ tx, actor }: Work): Promise<string> {
  const names = Object.keys(listed) as (keyof typeof listed)[]
  const name = names.find((one) => actor.lists[one]?.length)
  if (!name) return texts.everything
  const [table, label] = listed[name]
  const rows = await tx.query<{ name: string }>(
    `select ${label} as name from ${table} where id = any($1::bigint[]) order by 1`,
    [actor.lists[name]],
  )
  const told = rows.slice(0, most).map((row) => row.name)
  return rows.length > most ? texts.several(told.join(', '), rows.length - most) : told.join(', ')
}

const labels = new Map([
  ...dimensionNames.map((one) => [askedBy(one, '')[0], dimensions[one].label] as const),
  ['outside_id', dimensions.supplier.label] as const,
])

/** « Fournisseur : Martin ». */
async function filtersOf({ tx }: Work, asked: Readonly<Record<string, unknown>>): Promise<string[]> {
  const given = partsGiven(asked)
  const nameOf = await namesOf((text, values) => tx.query(text, values), given)
  return given.map(([name, value]) => `${labels.get(name)} : ${nameOf(name, value)}`)
}

const periodText = (period: { from: string; to: string } | undefined) =>
  period ? texts.period({ from: frenchDay(period.from), to: frenchDay(period.to) }) : texts.noPeriod

export interface ReportOf {
  title: string
  /** First and last day; absent = all; null = what it is of has none. */
  period?: { from: string; to: string } | null | undefined
  /** What is asked for: the parts among it are told by their names. */
  asked?: Readonly<Record<string, unknown>>
  /** What else it is narrowed by, in words. */
  narrowed?: readonly string[]
}

/** The five lines above the table of a report: title, perimeter, period, filters, when and by whom it was made (measures §8). */
export async function reportLines(
  work: Work,
  { title, period, asked = {}, narrowed = [] }: ReportOf,
): Promise<string[]> {
  const filters = [...(await filtersOf(work, asked)), ...narrowed]
  const [author] = await work.tx.query<{ name: string }>(
    `select concat_ws(' ', first_name, last_name) as name from "user" where id = $1`,
    [work.actor.userId],
  )
  return [
    title,
    texts.perimeter({ names: await perimeterOf(work) }),
    ...(period === null ? [] : [periodText(period)]),
    filters.length ? texts.filters({ names: filters.join(' ; ') }) : texts.noFilter,
    texts.made({ day: frenchDay(parisDay(work.now)), name: author?.name ?? '' }),
  ]
}
