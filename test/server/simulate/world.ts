import pg from 'pg'
import { signIn, type TestActor } from '../../kit/actors'
import { openApp, type TestApp } from '../../kit/open-app'
import { settingId } from '../stock/kit'
import { brokenSql } from './invariants'
import { type Seen, seenSql } from './seen'

const people = {
  karim: 'karim.benali@demo.example',
  sophie: 'sophie.lenoir@demo.example',
  luc: 'luc.fabre@demo.example',
  julie: 'julie.petit@demo.example',
  tom: 'tom.garnier@demo.example',
  martin: 'fm@martin.example',
  primeurs: 'fp@primeurs.example',
  paul: 'paul.achard@demo.example',
} as const
export type Name = keyof typeof people

/** The moment at which every story begins: a Monday, two hours before the first cut-off. */
const morning = '2026-03-02T10:00:00+01:00'

/** The real code on a database of its own, whose stories begin each on a clean table. */
export interface World {
  on: TestApp
  who: Record<Name, TestActor>
  /** Why goods leave the stock. */
  reason: number
  see: () => Promise<Seen>
  /** The invariants that do not hold, each with a row. */
  broken: () => Promise<{ name: string; id: string }[]>
  /** Takes back everything that a story did. */
  begin: () => Promise<void>
  close: () => Promise<void>
}

/** What a story writes. */
const written =
  `"order" order_event order_line order_tax_line order_token order_validation order_substitution reception
  reception_file_ids reception_line inventory inventory_line inventory_family_ids inventory_storagemode_ids stock_level
  stock_transaction stock_voucher stock_voucher_line litigation litigation_line litigation_message litigation_file_ids
  email_outbox notification kept_answer job_run history field_history association_history webhook_event webhook_delivery
  push_message purchase_fact purchase_day purchase_day_stale anomaly`
    .split(/\s+/)
    .filter(Boolean)

const keepSql = `create schema kept; create table kept.article as select id, price_ht, quotation, active from article where id <= 5;
  create table kept.price as select id, valid_to from article_price`

const cleanSql = `${written.map((table) => `delete from ${table}`).join('; ')};
  delete from article_price p where not exists (select 1 from kept.price k where k.id = p.id);
  update article_price p set valid_to = k.valid_to from kept.price k where k.id = p.id and p.valid_to is distinct from k.valid_to;
  update article a set price_ht = k.price_ht, quotation = k.quotation, active = k.active from kept.article k
    where k.id = a.id and (a.price_ht, a.quotation, a.active) is distinct from (k.price_ht, k.quotation, k.active)`

/** Sessions of these people never end: only the clock of the trade moves. */
const lastingSql = `update session set seen_at = '2100-01-01', expires_at = '2100-01-01'; update token set expires_at = '2100-01-01'`

async function signedIn(on: TestApp): Promise<World['who']> {
  const found: Partial<World['who']> = {}
  for (const [name, email] of Object.entries(people)) found[name as Name] = await signIn(on.app, email)
  return found as World['who']
}

export async function openWorld(): Promise<World> {
  const on = await openApp()
  on.clock.set(morning)
  const who = await signedIn(on)
  const owner = new pg.Client(on.url)
  await owner.connect()
  await owner.query(keepSql)
  await owner.query(lastingSql)
  const reason = await settingId(on, 'stockreason', 'Don')
  // Neither triggers nor references hold the broom up.
  await owner.query(
    'set session_replication_role = replica; set plan_cache_mode = force_generic_plan; set jit = off',
  )
  return {
    on,
    who,
    reason,
    see: async () => (await owner.query<Seen>({ name: 'seen', text: seenSql })).rows[0] as Seen,
    broken: async () => (await owner.query({ name: 'broken', text: brokenSql })).rows,
    begin: async () => {
      await owner.query(cleanSql)
      for (const table of ['article', 'article_price', 'order', 'order_line', ...written])
        on.context.db.memory.changed(table)
      on.clock.set(morning)
    },
    close: async () => {
      await owner.end()
      await on.close()
    },
  }
}
