import { euros } from '../../i18n/fr/orders'
import type { DriftAnswer } from '../../resources/pricing/answers'
import { type BasketLine, driftOf } from '../../resources/pricing/drift'
import { frenchDay } from '../../resources/schema/date-text'
import { frenchDecimal } from '../../resources/schema/decimal-text'
import { addDays, addMonths, parisDay } from '../../resources/schema/paris-time'
import type { Context } from '../api/context'
import type { Tx } from '../database/tx'
import { notify } from '../trade/notify'
import { permittedUsers } from '../trade/recipients'
import { driftSql } from './drift-sql'

/** Days before the date of its prices from which a validated campaign is told to the members. */
const daysAhead = 7

interface Due extends Record<string, unknown> {
  id: number
  appliance_date: string
}

/** Once told, a campaign is not told again: all its members are in one transaction. */
const dueSql = `
  select u.id, u.appliance_date from price_update u
  where u.status = '300' and u."deletedAt" is null and u.appliance_date > $1::date and u.appliance_date <= $2::date
    and not exists (select 1 from notification n where n.kind = 'price_date' and n.model = 'Price_date' and n.entity_id = u.id
      and n.event = u.appliance_date::text)
  order by u.appliance_date, u.id for update of u`

const signed = (text: string, said: (text: string) => string) =>
  `${text.startsWith('-') ? '−' : '+'}${said(text.replace('-', ''))}`

/** Tells a member's people, those who see its carts, what the campaign does to its own basket of twelve months. */
async function tellMember(
  tx: Tx,
  { id, appliance_date }: Due,
  { member, now }: { member: DriftAnswer['members'][number]; now: Date },
): Promise<number> {
  const { adherent_id, name, before, after, gap, pct } = member
  const told = await notify(tx, {
    kind: 'price_date',
    users: await permittedUsers(tx, adherent_id, 'viewCart'),
    params: {
      date: frenchDay(appliance_date),
      adherent: name,
      before: euros(before),
      after: euros(after),
      gap: signed(gap, euros),
      pct: pct === null ? '–' : `${signed(pct, frenchDecimal)} %`,
    },
    model: 'Price_date',
    entityId: id,
    event: appliance_date,
    now,
  })
  return told.length ? 1 : 0
}

/** Before each price date, the members whose basket it moves are told by how much (domain §10.1). */
export async function tellPriceDates(context: Context, now: Date): Promise<string | undefined> {
  const today = parisDay(now)
  const told = await context.db.system('jobs', async (tx) => {
    let count = 0
    for (const due of await tx.query<Due>(dueSql, [today, addDays(today, daysAhead)])) {
      const asked = [due.id, addMonths(today, -12), today, due.appliance_date, false]
      const { members } = driftOf(await tx.query<BasketLine & Record<string, unknown>>(driftSql, asked), '0')
      for (const member of members)
        if (Number(member.gap) !== 0) count += await tellMember(tx, due, { member, now })
    }
    return count
  })
  return told ? `Adhérents prévenus des prix à venir : ${told}` : undefined
}
