import type pg from 'pg'
import { type Case, previousOf, shelf } from './cases'
import { type Size, sizes } from './databases'
import { connections, type Product } from './product'
import type { Bar } from './report'
import { shown } from './report'
import { type Recorded, replay, withBare } from './statements'
import { inTurns, quantile, throughput, throughputs, timed } from './timing'

/** A loaded database, what the product answers from it, and its owner. */
export interface Opened {
  url: string
  product: Product
  owner: pg.Client
}

const limits = { time: 1.3, rate: 0.7, growth: 2 }
const rounds = { first: 25, again: 250, whole: 12 }

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))

/** Makes every process forget what it remembers of articles, as a change of one would; the page before is seen again. */
const forgetting = (owner: pg.Client, product: Product, one: Case) => async () => {
  await owner.query(`select pg_notify('portail_changed', 'article')`)
  await pause(15)
  const previous = previousOf(one)
  if (previous) await product.ask(previous)
}

const note = (product: number, other: number) => `${shown(product)} ms / ${shown(other)} ms`

/** One request against its own statements on the bare driver, and the same by 16 connections. */
export const againstDriver = (
  { url, product, owner }: Opened,
  one: Case,
  { first, again }: Recorded,
): Promise<Bar[]> =>
  withBare({ url, count: connections }, async (clients) => {
    const [bare] = clients
    const http = () => product.ask(one)
    await Promise.all(
      clients.map(async (client, line) => {
        await replayed(client, again)
        for (let i = 0; i < 8; i++) await product.ask(one, line)
      }),
    )
    const cold = await inTurns(
      {
        http: { before: forgetting(owner, product, one), run: http },
        bare: { before: () => pause(15), run: () => replay(bare, first) },
      },
      rounds.first,
    )
    await http()
    const warm = await inTurns(
      { http: { run: http }, bare: { run: () => replay(bare, again) } },
      rounds.again,
    )
    const rates = await throughputs(
      {
        http: clients.map((_, line) => () => product.ask(one, line)),
        bare: clients.map((client) => () => replay(client, again)),
      },
      { rounds: 5, milliseconds: 1200 },
    )
    const bar = { where: one.name, side: 'at most' } as const
    return [
      {
        ...bar,
        what: 'requête / mêmes ordres SQL, 1re fois',
        figure: cold.http / cold.bare,
        limit: limits.time,
        note: note(cold.http, cold.bare),
      },
      {
        ...bar,
        what: 'requête / mêmes ordres SQL, ensuite',
        figure: warm.http / warm.bare,
        limit: limits.time,
        note: note(warm.http, warm.bare),
      },
      {
        where: one.name,
        what: `débit à ${connections} connexions / mêmes ordres SQL`,
        figure: rates.http / rates.bare,
        limit: limits.rate,
        side: 'at least',
        note: `${shown(rates.http)}/s / ${shown(rates.bare)}/s`,
      },
    ]
  })

/** Plans settle after a few runs. */
async function replayed(client: pg.Client, statements: Recorded['again']): Promise<void> {
  for (let i = 0; i < 8; i++) await replay(client, statements)
}

/** How much longer a page takes in a table ten times as long. */
export async function growth({ small, large }: Record<Size, Opened>, one: Case): Promise<Bar[]> {
  const ask = (of: Product) => () => of.ask(one)
  const cold = await inTurns(
    {
      small: { before: forgetting(small.owner, small.product, one), run: ask(small.product) },
      large: { before: forgetting(large.owner, large.product, one), run: ask(large.product) },
    },
    rounds.first,
  )
  const warm = await inTurns(
    { small: { run: ask(small.product) }, large: { run: ask(large.product) } },
    rounds.again,
  )
  const what = `page 1, de ${shown(sizes.small)} à ${shown(sizes.large)} lignes`
  const bar = { where: one.name, limit: limits.growth, side: 'at most' } as const
  return [
    {
      ...bar,
      what: `${what}, 1re fois`,
      figure: cold.large / cold.small,
      note: note(cold.large, cold.small),
    },
    { ...bar, what: `${what}, ensuite`, figure: warm.large / warm.small, note: note(warm.large, warm.small) },
  ]
}

/** Throughput against what somebody would plainly write, by 16 connections each. */
export async function againstPlain({ url, product }: Opened, one: Case): Promise<Bar[]> {
  const { worth } = one
  if (worth === undefined) return []
  return withBare({ url, count: connections }, async (clients) => {
    const plain = await throughput(
      clients.map((client) => () => one.plain(client)),
      4000,
    )
    const http = await throughput(
      clients.map((_, line) => () => product.ask(one, line)),
      2000,
    )
    return [
      {
        where: one.name,
        what: 'débit / requête naïve (ilike, offset, count)',
        figure: http / plain,
        limit: worth,
        side: 'at least',
        note: `${shown(http)}/s / ${shown(plain)}/s`,
      },
    ]
  })
}

/** A request about every row, against its own statement and against the plainest one that groups the same rows. */
export const againstGroups = ({ url, product }: Opened, one: Case, { again }: Recorded): Promise<Bar[]> =>
  withBare({ url, count: 1 }, async ([bare]) => {
    const turns = {
      http: { run: () => product.ask(one) },
      bare: { run: () => replay(bare, again) },
      plain: { run: () => one.plain(bare) },
    }
    await inTurns(turns, 2)
    const { http, bare: own, plain } = await inTurns(turns, rounds.whole)
    const bar = { where: one.name, side: 'at most', limit: limits.time } as const
    return [
      { ...bar, what: 'requête / mêmes ordres SQL', figure: http / own, note: note(http, own) },
      { ...bar, what: 'requête / « group by » nu', figure: http / plain, note: note(http, plain) },
    ]
  })

/** What cooks look for; each is typed letter by letter. */
const typedWords = [
  'carottes râpées',
  'jambon',
  'crème brûlée',
  'yaourt nature',
  'filet de colin',
  'pomme golden',
]

/** The catalogue's search as one types: each beginning of each word is asked for the first time of this process. */
export async function asTyped({ product }: Opened): Promise<Bar[]> {
  const beginnings = typedWords.flatMap((word) =>
    [...word].map((_, end) => word.slice(0, end + 1)).filter((q) => q.trim() === q && q.length > 1),
  )
  const times: number[] = []
  for (const q of beginnings) times.push(await timed({ run: () => product.ask(shelf({ q })) }))
  const figure = quantile(times, 0.95)
  const what = `${beginnings.length} débuts de mots, p95 en ms`
  return [
    {
      where: 'recherche à la frappe',
      what,
      figure,
      limit: 50,
      side: 'at most',
      note: `médiane ${shown(quantile(times, 0.5))}, au plus ${shown(Math.max(...times))}`,
    },
  ]
}
