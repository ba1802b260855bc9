import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { EgalimYear } from '../../../resources/egalim/answers'
import { isMade } from '../../../resources/exports/export-type'
import { type ExportKey, exportKeys, exportTypes } from '../../../resources/exports/export-types'
import { isStored } from '../../../resources/schema/resource'
import type { IndicatorsAnswer, SupplierScores } from '../../../resources/statistics/answers'
import { fixtureUsers } from '../../../server/seed/data/fixture-users'
import { slug } from '../../../server/seed/identifiers'
import { signIn, type TestActor } from '../../kit/actors'
import { openApp, type TestApp } from '../../kit/open-app'
import { sentOrder } from '../../kit/sent-order'
import { cellsOf } from '../../kit/workbooks'
import { plantTenants } from '../matrix/people'
import { received } from '../pricing/kit'
import { sql } from '../tenders/kit'

let on: TestApp

/** Every row of a planted tenant becomes a member's, a supplier's and a service's of the fixtures. */
async function give(client: Client, from: ReadonlyMap<string, number>, to: Record<string, number>) {
  const { rows } = await client.query<{ table: string; column: string; target: string }>(
    `select c.conrelid::regclass::text as table, quote_ident(a.attname) as column, c.confrelid::regclass::text as target
     from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'f' and c.confrelid::regclass::text = any($1) and cardinality(c.conkey) = 1 order by 1, 2`,
    [Object.keys(to)],
  )
  for (const { table, column, target } of rows) {
    const values = [from.get(target), to[target]]
    // What the fixtures have once only stays the tenant's.
    await client.query(`update ${table} set ${column} = $2 where ${column} = $1`, values).catch((error) => {
      if (error.code !== '23505') throw error
    })
  }
}

beforeAll(async () => {
  on = await openApp()
  on.clock.set('2026-09-01T09:00:00+02:00')
  const { own, other } = await plantTenants(on)
  const client = new Client({ connectionString: on.url })
  await client.connect()
  await client.query('set session_replication_role = replica')
  await give(client, own.ids, { adherent: 1, supplier: 2, company: 2, groupadherent: 1 })
  await give(client, other.ids, { adherent: 3, supplier: 5, company: 1 })
  // Facts are what orders say, not what was planted.
  await client.query('set session_replication_role = origin')
  await client.query('select rebuild_purchase_facts()')
  await client.end()
  for (const [adherent, day, quantity] of [
    [1, '2026-01-05', '3'],
    [2, '2026-02-10', '7.5'],
    [3, '2026-03-12', '11'],
  ] as const) {
    const order = await sentOrder(on, {
      adherent,
      day,
      status: '450',
      articles: [
        [1, quantity],
        [2, '1.5'],
      ],
    })
    await received(on, order.id, day)
    await sql(
      on,
      `insert into litigation (adherent_id, order_id, supplier_id, litigation_date, credit_note, amount, description, alert, status, is_sent, user_id)
       select adherent_id, id, supplier_id, $2, true, 10 + id, 'x', false, '300', true, user_id from "order" where id = $1`,
      [order.id, day],
    )
    await sentOrder(on, { adherent, day, status: '300', articles: [[2, quantity]] })
    await sentOrder(on, { adherent, day, status: '100', articles: [[1, quantity]] })
  }
})
afterAll(() => on.close())

/** Lists of a person (domain §1.7): its members with those of its groups, its teams with those of its members. */
const who = `
  who as (
    select u.id, p.profile_type_id as type, coalesce(m.ids, '{}') as members, coalesce(g.ids, '{}') as groups,
      array(select "groupAdherent_id" from adherent where id = any(m.ids)) || coalesce(g.ids, '{}') as teams, c.ids as services
    from "user" u join profile p on p.id = u.profile_id
      cross join lateral (select array_agg(groupadherent_id::int) as ids from "user_groupAdherent_ids" where user_id = u.id) g
      cross join lateral (select array_agg(a.id::int) as ids from adherent a where a."groupAdherent_id" = any(g.ids)
        or exists (select 1 from user_adherent_ids j where j.user_id = u.id and j.adherent_id = a.id)) m
      cross join lateral (select array_agg(company_id::int) as ids from user_company_ids where user_id = u.id) c
    where u.email = $1)`

const service = (column: string) => `(w.services is null or ${column} = any(w.services))`
const ofMember = (column: string) =>
  `(w.services is null or exists (select 1 from adherent a where a.id = ${column} and a.company_id = any(w.services)))`
const ofGroup = (column: string) =>
  `(w.services is null or exists (select 1 from groupadherent a where a.id = ${column} and a.company_id = any(w.services)))`
const mine = (of: string) => `(${of}.adherent_id = any(w.members) or ${of}."groupAdherent_id" = any(w.teams))`
/** The back office by its services, members by their own. */
const seen = (backOffice: string, member: string) =>
  `case w.type when 1 then ${backOffice} when 3 then ${member} else false end`
const order = (of: string) =>
  seen(service(`${of}.company_id`), `(${mine(of)} or ${of}.delivery_adherent_id = any(w.members))`)
const stock = (of: string) => seen(ofMember(`${of}.adherent_id`), `${of}.adherent_id = any(w.members)`)
const served = (column: string) =>
  `exists (select 1 from referencing r where r.supplier_id = ${column} and ${mine('r')} and r."deletedAt" is null)`
const staff = (backOffice: string) => seen(backOffice, 'false')
const under = (table: string, id: string, where: string) =>
  `exists (select 1 from ${table} x where x.id = t.${id} and ${where})`
const tracking = (column: string) => `${column} in ('300', '350', '400')`

/** Which rows of its list a type holds, as a person may see them: written anew, beside the product's own rules. */
const rows: Partial<Record<ExportKey, string>> = {
  orders_under_delivery: `${tracking('t.status')} and ${order('t')}`,
  received_orders: `t.status = '450' and ${order('t')}`,
  buying_list: under('"order"', 'order_id', `x.status = '100' and ${order('x')}`),
  purchase_history: under(
    '"order"',
    'order_id',
    `(${tracking('x.status')} or x.status = '450') and not x.is_cancelled and ${order('x')}`,
  ),
  standard_carts: under(
    'standard_cart',
    'standard_cart_id',
    seen(
      `(x.is_admin or (x.adherent_id is not null and ${ofMember('x.adherent_id')}) or (x."groupAdherent_id" is not null and ${ofGroup('x."groupAdherent_id"')}) or w.services is null)`,
      `(${mine('x')} or exists (select 1 from standard_cart_share h where h.standard_cart_id = x.id and h."deletedAt" is null
        and (${mine('h')} or h.company_id in (select a.company_id from adherent a where a.id = any(w.members)))))`,
    ),
  ),
  litigations: seen(
    `(${ofMember('t.adherent_id')} or ${ofGroup('t."groupAdherent_id"')})`,
    `(t.adherent_id = any(w.members) or t."groupAdherent_id" = any(w.groups))`,
  ),
  stock_in: `t.flux in ('100', '200') and ${stock('t')}`,
  stock_out: `t.flux = '150' and ${stock('t')}`,
  stock_state: stock('t'),
  inventory: under('inventory', 'inventory_id', stock('x')),
  stock_card: stock('t'),
  catalog: seen('true', served('t.supplier_id')),
  price_evolution: seen(
    `((t.adherent_id is null and t."groupAdherent_id" is null) or (t.adherent_id is not null and ${ofMember('t.adherent_id')}) or (t."groupAdherent_id" is not null and ${ofGroup('t."groupAdherent_id"')}))`,
    `(((t.adherent_id is null and t."groupAdherent_id" is null) or ${mine('t')}) and exists (select 1 from article a where a.id = t.article_id and ${served('a.supplier_id')}))`,
  ),
  price_update: under(
    'price_update_response',
    'price_update_response_id',
    `exists (select 1 from price_update u where u.id = x.price_update_id and ${staff(service('u.company_id'))})`,
  ),
  attribution: under('tender', 'tender_id', staff(service('x.company_id'))),
  purchase_volumes: under(
    'purchase_volume_response',
    'purchase_volume_response_id',
    seen(
      `exists (select 1 from purchase_volume_request q where q.id = x.purchase_volume_request_id and ${service('q.company_id')})`,
      'x.adherent_id = any(w.members)',
    ),
  ),
  revenue: staff(service('t.company_id')),
  rfa: staff(service('t.company_id')),
  adherents_private: `${under('company', 'company_id', 'x.company_type_id = 1')} and ${staff(service('t.company_id'))}`,
  adherents_public: `${under('company', 'company_id', 'x.company_type_id = 2')} and ${staff(service('t.company_id'))}`,
  suppliers: staff('true'),
  coverage: staff('true'),
  contacts: staff(`(t.adherent_id is null or ${ofMember('t.adherent_id')})`),
  users: seen(
    `(w.services is null or t.id = w.id or exists (select 1 from profile f where f.id = t.profile_id and f.profile_type_id = 1)
      or exists (select 1 from user_supplier_ids j where j.user_id = t.id)
      or exists (select 1 from user_adherent_ids j where j.user_id = t.id and ${ofMember('j.adherent_id')})
      or exists (select 1 from "user_groupAdherent_ids" j where j.user_id = t.id and ${ofGroup('j.groupadherent_id')}))`,
    `(t.id = w.id or exists (select 1 from user_adherent_ids j where j.user_id = t.id and j.adherent_id = any(w.members))
      or exists (select 1 from "user_groupAdherent_ids" j where j.user_id = t.id and j.groupadherent_id = any(w.groups)))`,
  ),
}

const plain = (value: unknown) =>
  value === null || value === '' ? '' : Number.isNaN(Number(value)) ? String(value) : String(Number(value))
const lined = (cells: readonly unknown[][]) => cells.map((row) => row.map(plain).join(' | ')).sort()

/** The columns of a type that hold texts and numbers of the rows themselves. */
function columnsOf(key: ExportKey): string[] {
  const type = exportTypes[key]
  if (isMade(type)) return []
  const { fields } = on.context.db.registry.get(type.model)
  return type.columns.filter((name) => {
    const field = fields[name]
    return (
      field && isStored(field) && ['text', 'money', 'decimal', 'int', 'email', 'siret'].includes(field.kind)
    )
  })
}

/** What differs between the file of a type and the rows that a person may see; undefined where the type is not its own. */
async function compare(actor: TestActor, email: string, key: ExportKey): Promise<string[] | undefined> {
  const { status, body } = await actor.put<{ file: string }>('/exports/exportSearchResult', { type: key })
  if (status === 403) return undefined
  expect(status, `${email} ${key}`).toBe(200)
  const type = exportTypes[key]
  if (isMade(type)) return []
  const offered = (await actor.put<{ key: string }[]>('/exports/fields/', { type: key })).body.map(
    (one) => one.key,
  )
  const columns = columnsOf(key).filter((name) => offered.includes(name))
  const cells = cellsOf(Buffer.from(body.file, 'base64')).slice(1)
  const found = lined(cells.map((row) => columns.map((name) => row[offered.indexOf(name)])))
  const list = columns.map((name) => `t."${name}"::text`).join(', ') || 'null'
  const expected = await sql<{ cells: unknown[] }>(
    on,
    `with ${who} select array[${list}] as cells from "${type.model}" t cross join who w where t."deletedAt" is null and ${rows[key]}`,
    [email],
  )
  const wanted = lined(columns.length ? expected.map((row) => row.cells) : expected.map(() => []))
  return found.join('\n') === wanted.join('\n')
    ? []
    : [
        `${email} ${key}: ${found.length} of ${wanted.length}`,
        ...found.filter((one) => !wanted.includes(one)).slice(0, 3),
      ]
}

/** Figures of what a person may see, by the lines themselves. */
const figuresSql = `
  with ${who},
  line as (
    select o.id, o.supplier_id, coalesce(o.delivery_adherent_id, o.adherent_id) as member, coalesce(n.snapshot ->> 'egalim_family', f.egalim_family) as food,
      round(r.qty_accepted * n.coef_order_management / n.coef_billing * r.price_delivered_ht, 2) as amount
    from "order" o cross join who w join reception c on c.order_id = o.id and c.state = 'signed' join reception_line r on r.reception_id = c.id
      join order_line n on n.id = r.order_line_id left join family f on f.id = n.family_id
    where o.status = '450' and not coalesce(o.is_cancelled, false) and o."deletedAt" is null and c.date between '2026-01-01' and '2026-09-01' and ${order('o')})
  select coalesce((select sum(amount) from line where supplier_id is not null), 0)::text as suppliers,
    coalesce((select sum(l.amount) from line l cross join who w join adherent a on a.id = l.member
      where l.food is not null and (w.type = 1 or l.member = any(w.members)) and (a.egalim_subject or cardinality(w.members) = 1)), 0)::text as food,
    coalesce((select sum(l.amount) from litigation l where l.credit_note and l."deletedAt" is null and l.order_id in (select id from line)), 0)::text as credits`

test('every export and every figure of each person of the fixtures holds what it may see, to the cent', {
  timeout: 180_000,
}, async () => {
  const wrong: string[] = []
  const made = new Map<ExportKey, Set<string>>()
  const figures = new Map<string, Set<string>>()
  for (const {
    first_name,
    last_name,
    email = `${slug(first_name)}.${slug(last_name)}@demo.example`,
  } of fixtureUsers) {
    const actor = await signIn(on.app, email)
    const { body } = await actor.get<{ data?: { key: ExportKey }[] }>('/exports/types')
    const types = new Set((body.data ?? []).map(({ key }) => key))
    for (const key of exportKeys) {
      if (!types.has(key) || 'isWorkbook' in exportTypes[key]) continue
      const differs = await compare(actor, email, key)
      if (differs) made.set(key, (made.get(key) ?? new Set()).add(email))
      wrong.push(...(differs ?? [`${email} ${key}: offered, and refused`]))
    }
    const [expected] = await sql<{ suppliers: string; food: string; credits: string }>(on, figuresSql, [
      email,
    ])
    const days = 'from=2026-01-01&to=2026-09-01'
    const scores = await actor.get<SupplierScores>(`/statistics/suppliers?${days}`)
    const indicators = await actor.get<IndicatorsAnswer>(`/statistics/indicators?${days}&by=supplier`)
    const egalim = await actor.get<EgalimYear>('/egalim?year=2026')
    const sum = scores.body.data?.reduce(
      (cents, { amount_ht }) => cents + Math.round(Number(amount_ht) * 100),
      0,
    )
    for (const [name, status, found, wanted] of [
      ['suppliers', scores.status, (sum ?? 0) / 100, expected?.suppliers],
      ['credits', indicators.status, indicators.body.total?.now.credit_asked, expected?.credits],
      ['food', egalim.status, egalim.body.sums?.base, expected?.food],
    ] as const) {
      if (status === 403) continue
      if (Number(found) !== Number(wanted)) wrong.push(`${email} ${name}: ${found} for ${wanted}`)
      figures.set(name, (figures.get(name) ?? new Set()).add(String(Number(found))))
    }
  }
  expect(wrong).toEqual([])
  for (const key of exportKeys)
    if (!('isWorkbook' in exportTypes[key])) expect(made.get(key)?.size ?? 0, key).toBeGreaterThan(0)
  for (const [name, values] of figures) expect(values.size, name).toBeGreaterThan(2)
})
