import type { DeliveryCalendar } from '../../resources/directory/delivery-calendar'
import {
  calendarOf,
  type OverrideRow,
  type Terms,
  type TermsRow,
  termsOf,
} from '../../resources/directory/terms'
import type { Tx } from '../database/connect'

const names = [
  'minimum_ht',
  'block_below_minimum',
  'franco_ht',
  'shipping_ht',
  'delivery_days',
  'lead_days',
  'cut_off_time',
  'strict_delay',
] as const

/** The columns of one table of terms, under names of their own. */
const columns = (alias: string) =>
  [
    ...names.map((name) => `${alias}.${name} as ${alias}_${name}`),
    `${alias}rate.value as ${alias}_shipping_rate`,
  ].join(', ')

/** Holidays `h` in force in a department; where that is unknown, those of the whole country. */
const holidaysAt = (department: string) => `h."deletedAt" is null and h.active and (
    not exists (select 1 from holiday_department_ids d where d.holiday_id = h.id)
    or exists (select 1 from holiday_department_ids d where d.holiday_id = h.id and d.department_id = ${department}))`

const termsSql = `
  select p.id as p_id, o.id as o_id, ${columns('p')}, ${columns('o')}, (select s.name from supplier s where s.id = f.supplier_id) as supplier,
    (select value from generaloption where key = 'default_delivery_vat' and "deletedAt" is null limit 1) as default_rate,
    (select coalesce(jsonb_agg(jsonb_build_object('from', c."from", 'to', c."to")), '[]') from closing_period c
      where c.platform_id = $1 and c."deletedAt" is null) as closings,
    array(select h.date::text from holiday h where ${holidaysAt('fa.department_id')}) as holidays,
    array(select h.date::text from holiday h where ${holidaysAt('ta.department_id')}) as holidays_there
  from (select 1) as one left join platform f on f.id = $1
    left join address fa on fa.id = f.address_id
    left join adherent t on t.id = case when $4 then (select g.main_adherent_id from groupadherent g where g.id = $3) else $3 end
    left join address ta on ta.id = coalesce(t.delivery_address_id, t.office_address_id)
    left join platform_terms p on p.id = f.platform_terms_id and p."deletedAt" is null left join rate prate on prate.id = p.shipping_rate_id
    left join referencing_terms o on o.id = $2 and o."deletedAt" is null left join rate orate on orate.id = o.shipping_rate_id`

/** The public holidays that are in force in a department; without one, those of the whole country. */
export async function readHolidays(tx: Tx, departmentId?: number | null): Promise<ReadonlySet<string>> {
  const rows = await tx.query<{ date: string }>(
    `select h.date from holiday h where ${holidaysAt('$1::bigint')}`,
    [departmentId ?? null],
  )
  return new Set(rows.map(({ date }) => date))
}

type Found = Record<string, unknown> & {
  supplier: string | null
  default_rate: string | null
  closings: { from: string; to: string }[]
  holidays: string[]
  holidays_there: string[]
}

/** One table's terms out of the row; undefined when there are none. */
function rowOf<T>(found: Found, alias: 'p' | 'o'): T | undefined {
  if (!found[`${alias}_id`]) return undefined
  return Object.fromEntries([...names, 'shipping_rate'].map((name) => [name, found[`${alias}_${name}`]])) as T
}

/** Whom goods are brought to: a member; a group is delivered at its main one. */
export type DeliveredTo = { id: number | null; isGroup: boolean }

/** The terms of a platform for a member, and the calendar that follows from them at the member delivered: one statement. */
export async function readTerms(
  tx: Tx,
  { platformId, overrideId, to }: { platformId: number | null; overrideId: number | null; to: DeliveredTo },
): Promise<{ terms: Terms; calendar: DeliveryCalendar; supplier: string }> {
  const [found] = await tx.query<Found>(termsSql, [platformId, overrideId, to.id, to.isGroup])
  if (!found) throw new Error('The terms were not answered')
  const terms = termsOf(
    rowOf<TermsRow>(found, 'p'),
    rowOf<OverrideRow>(found, 'o'),
    found.default_rate ?? '20.00',
  )
  return {
    supplier: found.supplier ?? '',
    terms,
    calendar: calendarOf(terms, {
      closingPeriods: found.closings,
      holidays: new Set(found.holidays),
      holidaysThere: new Set(found.holidays_there),
    }),
  }
}
