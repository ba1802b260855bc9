import type { DeliveryCalendar } from '../../resources/directory/delivery-calendar'
import {
  calendarOf,
  type OverrideRow,
  type Terms,
  type TermsRow,
  termsOf,
} from '../../resources/directory/terms'
import type { Tx } from './connect'

const columns = `t.minimum_ht, t.block_below_minimum, t.franco_ht, t.shipping_ht, r.value as shipping_rate, t.delivery_days, t.lead_days,
  t.cut_off_time, t.strict_delay`

async function readRow<T>(tx: Tx, table: string, id: number | null): Promise<T | undefined> {
  if (id === null) return undefined
  const [row] = await tx.query<T & Record<string, unknown>>(
    `select ${columns} from ${table} t left join rate r on r.id = t.shipping_rate_id where t.id = $1 and t."deletedAt" is null`,
    [id],
  )
  return row
}

async function readDefaultRate(tx: Tx): Promise<string> {
  const [row] = await tx.query<{ value: string }>(
    `select value from generaloption where key = 'default_delivery_vat' and "deletedAt" is null limit 1`,
  )
  return row?.value ?? '20.00'
}

/** The public holidays that are in force. */
export async function readHolidays(tx: Tx): Promise<ReadonlySet<string>> {
  const rows = await tx.query<{ date: string }>(
    'select date from holiday where "deletedAt" is null and active',
  )
  return new Set(rows.map(({ date }) => date))
}

/** The terms of a platform for a member, and the calendar that follows from them. */
export async function readTerms(
  tx: Tx,
  { platformId, overrideId }: { platformId: number | null; overrideId: number | null },
): Promise<{ terms: Terms; calendar: DeliveryCalendar }> {
  const [platform] = await tx.query<{ platform_terms_id: number | null }>(
    'select platform_terms_id from platform where id = $1',
    [platformId],
  )
  const terms = termsOf(
    await readRow<TermsRow>(tx, 'platform_terms', platform?.platform_terms_id ?? null),
    await readRow<OverrideRow>(tx, 'referencing_terms', overrideId),
    await readDefaultRate(tx),
  )
  const closings = await tx.query<{ from: string; to: string }>(
    'select "from", "to" from closing_period where platform_id = $1 and "deletedAt" is null',
    [platformId],
  )
  return { terms, calendar: calendarOf(terms, closings, await readHolidays(tx)) }
}
