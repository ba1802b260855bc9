import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { Actor } from '../../server/database/actor'
import { actorOf, memberOf, supplierOf } from './search/actors'
import { type Case, cases } from './search/cases'
import { openLoaded, type Size, sizes } from './search/databases'
import { againstDriver, againstGroups, againstPlain, growth } from './search/measure'
import { bigTables, scans } from './search/plans'
import { buildProduct, connections, type Product, startProduct } from './search/product'
import { type Bar, report, say, shown } from './search/report'
import { recordCase } from './search/statements'
import { throughput } from './search/timing'

interface Opened {
  url: string
  product: Product
  owner: pg.Client
}

/** Who the plans are held for, besides the administrator. */
const limited = (one: Case, actor: Actor): [string, Actor] =>
  one.path ? ['un adhérent', memberOf(actor)] : ['un fournisseur', supplierOf(actor)]

async function planBars(opened: Opened, one: Case, who: string, actor: Actor): Promise<Bar[]> {
  const { first, again } = await recordCase(opened.url, actor, one)
  const faults = await scans(opened.owner, [...first, ...again], await bigTables(opened.owner))
  const what = `parcours d'une grande table (${who})`
  const note = faults.map((fault) => fault.what).join(', ')
  return [{ where: one.name, what, figure: faults.length, limit: 0, side: 'at most', note }]
}

async function measureCase(small: Opened, large: Opened, one: Case): Promise<Bar[]> {
  const actor = await actorOf(large.url, large.product.token)
  if (one.whole) return againstGroups(large.url, large.product, one, await recordCase(large.url, actor, one))
  const bars = [
    ...(await planBars(large, one, 'tout', actor)),
    ...(await planBars(large, one, ...limited(one, actor))),
  ]
  const recorded = await recordCase(large.url, actor, one)
  bars.push(...(await againstDriver(large.url, large.product, large.owner, one, recorded)))
  if (one.body.offset === 0) bars.push(...(await growth(small, large, one)))
  bars.push(...(await againstPlain(large.url, large.product, one)))
  return bars
}

/** A server that has answered for some seconds, as those that people use: what Node compiles late is compiled. */
const warmUp = ({ product }: Opened) =>
  throughput(
    Array.from({ length: connections }, (_, line) => async () => {
      for (const one of cases) await product.ask(one, line)
    }),
    4000,
  )

/** The cases whose name holds the argument; without one, all. */
const chosen = () => cases.filter(({ name }) => name.includes(process.argv[2] ?? ''))

async function main(): Promise<boolean> {
  say(`Données (${shown(sizes.large)} et ${shown(sizes.small)} articles, 35 493 communes)…`)
  const loaded = await openLoaded()
  const files = mkdtempSync(join(tmpdir(), 'portail-bench-'))
  const close: (() => Promise<unknown>)[] = [() => loaded.stop()]
  const open = async (size: Size): Promise<Opened> => {
    const url = loaded.url(size)
    const owner = new pg.Client(url)
    await owner.connect()
    close.unshift(() => owner.end())
    const product = await startProduct(url, join(files, size))
    close.unshift(product.stop)
    return { url, product, owner }
  }
  try {
    await buildProduct()
    const [small, large] = [await open('small'), await open('large')]
    for (const opened of [small, large]) await warmUp(opened)
    const bars: Bar[] = []
    for (const one of chosen()) {
      say(`  ${one.name}…`)
      bars.push(...(await measureCase(small, large, one)))
    }
    say()
    return report(bars)
  } finally {
    for (const end of close) await end()
    rmSync(files, { recursive: true, force: true })
  }
}

main().then(
  (held) => process.exit(held ? 0 : 1),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.stack : error}\n`)
    process.exit(1)
  },
)
