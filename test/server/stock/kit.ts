import { signIn, type TestActor } from '../../kit/actors'
import type { TestApp } from '../../kit/open-app'

type Row = Record<string, unknown>

/** A moment of March 2026 in Paris' winter time. */
export const march = (day: number, time = '09:00') => `2026-03-${String(day).padStart(2, '0')}T${time}:00Z`

/** Signs in at a moment: sessions are of the moment that the clock shows. */
export async function at(on: TestApp, moment: string, who: string): Promise<TestActor> {
  on.clock.set(moment)
  return signIn(on.app, `${who}@demo.example`)
}

/** The id of a setting that all members share, by its label. */
export async function settingId(on: TestApp, table: string, label: string): Promise<number> {
  const [row] = await on.context.db.system('seed', (tx) =>
    tx.query<{ id: number }>(`select id from "${table}" where label = $1 and "deletedAt" is null`, [label]),
  )
  return row?.id ?? 0
}

export interface Level {
  quantity: string
  value: string
  cump: string
}

/** What a member holds of an article, as its state says. */
export async function levelOf(
  actor: TestActor,
  adherent: number,
  article: number,
): Promise<Level | undefined> {
  const { body } = await actor.get<{ data: (Row & Level)[] }>(`/stock/${adherent}/state?limit=false`)
  const row = body.data.find((one) => one.article_id === article)
  return row && { quantity: row.quantity, value: row.value, cump: row.cump }
}

/** A voucher that is validated at once. */
export const voucher = (
  actor: TestActor,
  direction: 'entry' | 'exit',
  date_operation: string,
  lines: Row[],
  more: Row = {},
  adherent = 1,
) =>
  actor.post<Row>(`/stock/${adherent}/voucher`, { direction, date_operation, lines, validate: true, ...more })

/** Whether levels and ledger say the same of every stock (I-12), and nothing is worth nothing alone (I-13). */
export async function disagreements(on: TestApp): Promise<Row[]> {
  return on.context.db.system('seed', (tx) =>
    tx.query(`
      with ledger as (select adherent_id, article_id, product_not_in_catalog_id, sum(quantity) q, sum(amount) v, max(id) last
        from stock_transaction group by 1, 2, 3)
      select l.*, g.q, g.v from stock_level l full join ledger g
        on g.adherent_id = l.adherent_id and g.article_id is not distinct from l.article_id
          and g.product_not_in_catalog_id is not distinct from l.product_not_in_catalog_id
      where l.quantity is distinct from g.q or l.value is distinct from g.v or l.last_transaction_id is distinct from g.last
        or (l.quantity = 0) <> (l.value = 0) or l.quantity < 0 or l.value < 0`),
  )
}
