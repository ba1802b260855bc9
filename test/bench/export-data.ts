import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { resources } from '../../resources'
import { createRegistry } from '../../resources/create-registry'
import { f } from '../../resources/schema/f'
import { defineResource } from '../../resources/schema/resource'
import { createSql } from '../../server/database/ddl'
import { definePolicies } from '../../server/database/define-policies'
import { startEmbedded } from '../../server/database/embedded'
import { securitySql } from '../../server/database/grants'
import { asOwner, migrate } from '../../server/database/migrate'
import { tablesOf } from '../../server/database/tables'
import { policies } from '../../server/policies'
import { actorLists, type Perimeters, profileTypes } from '../../server/trade/perimeter'

const access = { view: 'signedIn' }

const maker = defineResource('bench_maker', {
  label: ['Marque', 'Marques'],
  title: 'label',
  access,
  fields: { label: f.text({ label: 'Libellé', required: true }) },
})

/** Fifteen columns with `id`: texts, a choice, a reference, exact numbers, a day and a moment. */
export const item = defineResource('bench_item', {
  label: ['Article', 'Articles'],
  title: 'label',
  access,
  fields: {
    label: f.text({ label: 'Libellé', required: true }),
    code: f.text({ label: 'Code', max: 20 }),
    ean: f.text({ label: 'EAN', max: 13 }),
    maker_id: f.ref('bench_maker', { label: 'Marque', as: 'Maker' }),
    kind: f.select({ fresh: 'Frais', frozen: 'Surgelé' }, { label: 'Nature' }),
    active: f.bool({ label: 'Actif' }),
    position: f.int({ label: 'Ordre' }),
    price: f.money({ label: 'Prix' }),
    unit_price: f.unitPrice({ label: 'Prix unitaire' }),
    weight: f.quantity({ label: 'Poids' }),
    rate: f.rate({ label: 'TVA' }),
    valid_from: f.date({ label: 'Valable du' }),
    checked_at: f.dateTime({ label: 'Vérifié le' }),
    remark: f.text({ label: 'Remarque' }),
    adherent_id: f.int({ label: 'Adhérent', hidden: true, index: true }),
  },
})

export const benchRegistry = createRegistry([maker, item])
const ofMember = { field: 'adherent_id', in: 'adherents' } as const
const rows: Perimeters = {
  bench_maker: { backOffice: true, supplier: true, adherent: true },
  bench_item: { backOffice: true, supplier: false, adherent: ofMember },
}
export const benchPolicies = definePolicies(benchRegistry, { types: profileTypes, lists: actorLists, rows })

const fill = (rows: number) => [
  `insert into bench_maker (label) select 'Marque n° ' || n from generate_series(1, 500) n`,
  `insert into bench_item (label, code, ean, maker_id, kind, active, position, price, unit_price, weight, rate, valid_from, checked_at, remark, adherent_id)
   select 'Bœuf bourguignon & carottes n° ' || n, 'ART-' || n, lpad((3760000000000 + n)::text, 13, '0'), n % 500 + 1,
     case when n % 2 = 0 then 'fresh' else 'frozen' end, n % 7 <> 0, n % 1000, (n % 90000) / 100.0, (n % 123456) / 10000.0, (n % 5000) / 1000.0,
     case n % 3 when 0 then 5.5 when 1 then 10 else 20 end, date '2024-01-01' + n % 700, timestamptz '2026-01-01' + n * interval '1 minute',
     case when n % 5 = 0 then '=SOMME(' || n || ')' when n % 5 < 3 then 'Livré <frais>, sous 24 h' end, 1
   from generate_series(1, ${rows}) n`,
  'analyze bench_item',
]

/** A database of its own with `rows` items; `stop` forgets it. */
export async function openBench(rows: number): Promise<{ url: string; stop: () => Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'portail-bench-export-'))
  const log = { info: () => undefined, warn: console.warn, error: console.error }
  const server = await startEmbedded({ dataDir, log, durability: 'disposable' })
  await migrate(server.url, resources, { policies })
  await asOwner(server.url, async (tx) => {
    const made = [...createSql(tablesOf(benchRegistry)), ...securitySql(benchRegistry, benchPolicies)]
    for (const sql of [...made, ...fill(rows)]) await tx.query(sql)
  })
  return {
    url: server.url,
    stop: () => server.stop().finally(() => rmSync(dataDir, { recursive: true, force: true })),
  }
}
