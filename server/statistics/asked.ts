import { statisticsTexts as texts } from '../../i18n/fr/statistics'
import { isMonth } from '../../resources/schema/date-text'
import { lookup } from '../../resources/schema/lookup'
import { messages } from '../../resources/schema/messages'
import { addDays, yearBefore } from '../../resources/schema/paris-time'
import { type Dimension, noKey } from '../../resources/statistics/dimensions'
import type { compared, scope } from '../../resources/statistics/scope'
import { invalid } from '../api/error'
import type { Work } from '../api/work'
import type { Params } from '../database/params'
import { pastRights } from '../database/past-rights'

export type Asked = { readonly [name in keyof typeof scope]?: string | number | null | undefined }

export type Compared = Asked & { readonly [name in keyof typeof compared]?: string | null | undefined }

/** Columns that a number narrows to. */
const columns = lookup({
  adherent_id: 'member_id',
  company_id: 'company_id',
  supplier_id: 'supplier_id',
  outside_id: 'supplier_not_in_catalog_id',
  catalog_id: 'catalog_id',
  family_id: 'family_id',
  subfamily_id: 'subfamily_id',
} as const)

const later = (a: string, b: string) => (a > b ? a : b)
const sooner = (a: string, b: string) => (a < b ? a : b)

/** The last day of a month, `YYYY-MM`. */
const lastOf = (month: string) => addDays(`${addDays(`${month}-28`, 4).slice(0, 7)}-01`, -1)

/** The days that are asked for, and those they are compared with: from 1 January to today, and the same a year before, unless told. */
export function periodOf({ from, to, month, before_from, before_to }: Compared, today: string) {
  if ((month ?? '') !== '' && !isMonth(month)) throw invalid([{ name: 'month', message: messages.month }])
  const end = String(to ?? (from && String(from) > today ? from : today))
  const start = String(from ?? `${end.slice(0, 4)}-01-01`)
  const first = month ? later(start, `${month}-01`) : start
  const last = month ? sooner(end, lastOf(String(month))) : end
  // What ends with a month ends with it a year before as well.
  const isWhole = last === lastOf(last.slice(0, 7))
  const before = yearBefore(last)
  return {
    from: first,
    to: last,
    before_from: before_from ?? yearBefore(first),
    before_to: before_to ?? (isWhole ? lastOf(before.slice(0, 7)) : before),
  }
}

export type Period = ReturnType<typeof periodOf>

/** Every month between two days. */
export function monthsBetween(from: string, to: string): string[] {
  const found: string[] = []
  for (let month = from.slice(0, 7); month <= to.slice(0, 7); ) {
    found.push(month)
    const [year = 0, of = 0] = month.split('-').map(Number)
    month = of === 12 ? `${year + 1}-01` : `${year}-${String(of + 1).padStart(2, '0')}`
  }
  return found
}

/** Months that figures are told apart by: fifty years. */
const mostMonths = 600

/** Every month of what is asked, none left out; refused where they are too many to be told. */
export function monthsTold(from: string, to: string): string[] {
  const months = monthsBetween(from, to)
  if (months.length > mostMonths)
    throw invalid([{ name: 'from', message: texts.tooLong({ smart_count: mostMonths }) }])
  return months
}

const owners = lookup({ adherent_id: 'adherent', group_id: 'groupadherent', company_id: 'company' } as const)

/** Refuses a member, a group or a service that the actor does not see. */
export async function refuseOthers(work: Work, asked: Asked): Promise<void> {
  for (const [name, table] of Object.entries(owners)) {
    const id = asked[name as keyof typeof owners]
    if (!id) continue
    const [row] = await work.tx.query(`select 1 from ${table} where id = $1`, [id])
    if (!row) throw invalid([{ name, message: texts.notOwn }])
  }
}

/** The groups of members, whoever asks: facts say who was delivered, groups are what they are today. */
const groupsSql = `select json_agg(json_build_object('id', id, 'group_id', "groupAdherent_id"))::text as all from adherent where "groupAdherent_id" is not null`

/** Members of groups as JSON, whoever asks, where figures ask for groups. */
export async function groupsAsked(
  work: Work,
  { group_id }: Asked,
  by?: Dimension | undefined,
): Promise<string | undefined> {
  if (by !== 'group' && (group_id === undefined || group_id === null)) return undefined
  const [row] = await pastRights(work.tx, 'statistics', (past) =>
    past.query<{ all: string | null }>(groupsSql),
  )
  return row?.all ?? '[]'
}

/** The facts `f`, with the groups `g` of their members where they are given. */
export const factsSql = (groups: string | undefined, params: Params): string =>
  groups === undefined
    ? 'purchase_fact f'
    : `purchase_fact f left join jsonb_to_recordset(${params.add(groups)}::jsonb) as g(id bigint, group_id bigint) on g.id = f.member_id`

export const groupSql = `coalesce(f."groupAdherent_id", g.group_id, 0)`

/** Conditions on the facts besides their days. */
export function narrowedSql(asked: Asked, params: Params): string {
  const given = (name: keyof Asked) => asked[name] !== undefined && asked[name] !== null
  const numbers = (Object.keys(columns) as (keyof typeof columns)[])
    .filter(given)
    .map((name) =>
      asked[name] ? `f.${columns[name]} = ${params.add(asked[name], 'int')}` : `f.${columns[name]} is null`,
    )
  const label = () =>
    asked.label === noKey
      ? 'f.labels is null'
      : `${params.add(asked.label)} = any(string_to_array(f.labels, ','))`
  return [
    'f."deletedAt" is null',
    ...numbers,
    ...(given('group_id') ? [`${groupSql} = ${params.add(asked.group_id, 'int')}`] : []),
    ...(given('label') ? [label()] : []),
  ].join(' and ')
}
