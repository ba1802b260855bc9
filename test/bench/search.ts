import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { Actor } from '../../server/database/actor'
import { actorOf, memberOf, supplierOf } from './search/actors'
import { type Case, cases } from './search/cases'
import { openLoaded, type Size, sizes } from './search/databases'
import { againstDriver, againstGroups, againstPlain, asTyped, growth, type Opened } from './search/measure'
import { bigTables, scans } from './search/plans'
import { buildProduct, connections, startProduct } from './search/product'
import { type Bar, report, say, shown } from './search/report'
import { recordCase } from './search/statements'
import { throughput } from './search/timing'

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

async function measureCase(opened: Record<Size, Opened>, one: Case): Promise<Bar[]> {
  const { large } = opened
  await opened.small.product.signIn()
  const actor = await actorOf(large.url, await large.product.signIn())
  const recorded = await recordCase(large.url, actor, one)
  if (one.whole) return againstGroups(large, one, recorded)
  const bars = [
    ...(await planBars(large, one, 'tout', actor)),
    ...(await planBars(large, one, ...limited(one, actor))),
  ]
  bars.push(...(await againstDriver(large, one, recorded)))
  if (one.body.offset === 0) bars.push(...(await growth(opened, one)))
  bars.push(...(await againstPlain(large, one)))
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
    const opened = { small: await open('small'), large: await open('large') }
    for (const one of [opened.small, opened.large]) await warmUp(one)
    const bars = process.argv[2] ? [] : await asTyped(opened.large)
    for (const one of chosen()) {
      say(`  ${one.name}…`)
      bars.push(...(await measureCase(opened, one)))
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
