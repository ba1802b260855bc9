import { type Campaign, type ToldEvent, told, toldEvents } from '../../resources/trade/told'
import type { TestApp } from './open-app'

/** One telling: what it says, to whom by first name, and whether a mail of its own went before (`none`: no second one). */
export interface Telling extends Record<string, unknown> {
  body: string
  people: string[]
  mailing: string
}

const sql = `select n.body, n.mailing, array_agg(u.first_name order by u.first_name, u.id) as people from notification n
  join "user" u on u.id = n.user_id where n.kind = $1 group by n.event, n.body, n.mailing order by min(n.id)`

/** What the table of a campaign (`resources/trade/told.ts`) has told so far, by event; what nobody is told of is not asked. */
export async function toldBy(
  { context }: TestApp,
  campaign: Campaign,
): Promise<Partial<Record<ToldEvent, Telling[]>>> {
  const events = (Object.keys(toldEvents) as ToldEvent[]).map(async (event) => {
    const cell = told[campaign][event]
    if (!('kind' in cell)) return [event, undefined] as const
    const rows = await context.db.system('notifications', (tx) => tx.query<Telling>(sql, [cell.kind]))
    return [event, rows] as const
  })
  const all = await Promise.all(events)
  return Object.fromEntries(all.filter(([, rows]) => rows !== undefined))
}
