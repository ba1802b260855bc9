import fc from 'fast-check'
import type { DriftAnswer, PriceGridAnswer } from '../../../resources/pricing/answers'
import { addDays, parisMoment } from '../../../resources/schema/paris-time'
import { applyCampaigns } from '../../../server/pricing/apply-campaign'
import { closeCampaigns } from '../../../server/pricing/follow-campaign'
import { signIn, type TestActor } from '../../kit/actors'
import type { TestApp } from '../../kit/open-app'
import { sendFile } from '../../kit/send-file'
import { sentOrder } from '../../kit/sent-order'
import { workbook } from '../../kit/workbooks'
import { sql } from '../tenders/kit'
import { answered, campaignOf, names, opened, received, type Scene } from './kit'

type Row = Record<string, unknown>

const pick = fc.nat(4)
const cents = fc.integer({ min: 50, max: 400 })
const ahead = fc.integer({ min: -2, max: 9 })
const manual = fc.record({
  do: fc.constant('manual' as const),
  ...{ pick, cents, ahead, isOwn: fc.boolean() },
  ends: fc.option(fc.nat(8)),
})
/** Of each article: silent, as it was, or another price; then accepted, negotiated or refused. */
const entry = fc.record({
  price: fc.oneof(fc.constant('silent' as const), fc.constant('same' as const), cents),
  decision: fc.constantFrom('accepted' as const, 'negotiated' as const, 'refused' as const),
})
/** What may happen to the prices of five articles, in whatever order. */
export const step = fc.oneof(
  manual,
  fc.record({ do: fc.constant('change' as const), pick: fc.nat(20), cents }),
  fc.record({ do: fc.constant('remove' as const), pick: fc.nat(20) }),
  fc.record({ do: fc.constant('import' as const), pick, cents, ahead }),
  fc.record({
    do: fc.constant('campaign' as const),
    // An answer without any price is no answer: it cannot be sent.
    entries: fc
      .array(entry, { minLength: 5, maxLength: 5 })
      .filter((all) => all.some(({ price }) => typeof price === 'number')),
    between: manual,
    wait: fc.integer({ min: 2, max: 6 }),
  }),
)
export type Step = typeof step extends fc.Arbitrary<infer T> ? T : never
type Of<K extends Step['do']> = Extract<Step, { do: K }>

const text = (amount: number) => (amount / 100).toFixed(2)

/** Where the steps happen, and on which day. */
export interface Walk {
  on: TestApp
  scene: Scene
  day: string
}

const articlesOf = ({ scene }: Walk) => names.map((name) => scene.articles[name])
const articleAt = (walk: Walk, at: number) => articlesOf(walk)[at % names.length] ?? 0

/** Signs in at a time of the walk's day. */
async function at(walk: Walk, time: string, email: string): Promise<TestActor> {
  walk.on.clock.set(parisMoment(walk.day, '00:00').toISOString())
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number)
  walk.on.clock.advance(((hours * 60 + minutes) * 60 + seconds) * 1000)
  return signIn(walk.on.app, email.includes('@') ? email : `${email}@demo.example`)
}
const paul = (walk: Walk, time = '09:00:00') => at(walk, time, 'paul.achard')

async function addManual(walk: Walk, { pick: which, cents: amount, ahead: days, isOwn, ends }: Of<'manual'>) {
  const valid_from = addDays(walk.day, days)
  return (await paul(walk)).post('/article-price', {
    ...{ article_id: articleAt(walk, which), valid_from, quotation: text(amount) },
    ...(ends === null ? {} : { valid_to: addDays(valid_from, ends) }),
    ...(isOwn ? { adherent_id: 1 } : {}),
  })
}

/** A price of the five articles, for a change or to be taken back; most may not be any more. */
async function anyPrice(walk: Walk, which: number): Promise<{ id: number; lock_version: number }> {
  const rows = await sql<{ id: number; lock_version: number }>(
    walk.on,
    `select id, lock_version from article_price where article_id = any($1::bigint[]) and "deletedAt" is null order by valid_from desc, id`,
    [articlesOf(walk)],
  )
  return rows[which % rows.length] ?? { id: 0, lock_version: 0 }
}

async function importPrice(walk: Walk, { pick: which, cents: amount, ahead: days }: Of<'import'>) {
  const actor = await paul(walk)
  const [article] = await sql<{ ref: string }>(
    walk.on,
    'select ref_supplier as ref from article where id = $1',
    [articleAt(walk, which)],
  )
  const [year, month, date] = addDays(walk.day, days).split('-')
  const rows = [
    ['Article', 'Du', 'Cotation'],
    [article?.ref, `${date}/${month}/${year}`, amount / 100],
  ]
  const file = { name: 'prix.xlsx', content: workbook(rows) }
  const checked = await sendFile(walk.on.app, '/imports/article_price/check?wait=60', {
    token: actor.token,
    file,
  })
  if (checked.body.errors !== 0) return { status: 422 }
  return actor.post(`/imports/${checked.body.id}/commit?wait=60`)
}

/** What an application moved, and what it was said to move. */
export interface Applied {
  status: number
  announced?: DriftAnswer
  measured?: DriftAnswer
  /** General prices of the articles that were not answered, before and after. */
  silent?: [before: Row[], after: Row[]]
}

const generalSql = `select article_id, valid_from::text, valid_to::text, quotation::text from article_price
  where article_id = any($1::bigint[]) and "deletedAt" is null and adherent_id is null and "groupAdherent_id" is null order by 1, 2`

async function bought(walk: Walk): Promise<void> {
  const day = addDays(walk.day, -10)
  // The last one has no price at first: nobody can have bought it.
  const articles = articlesOf(walk)
    .slice(0, -1)
    .map((id, n) => [id, String(3 + n)] as const)
  const { id } = await sentOrder(walk.on, { supplier: walk.scene.s2.id, status: '450', day, articles })
  await received(walk.on, id, day)
}

/** A campaign from its opening to its application, with a price put in by hand in between. */
async function campaign(walk: Walk, { entries, between, wait }: Of<'campaign'>): Promise<Applied> {
  const { on, scene } = walk
  await bought(walk)
  const limit = parisMoment(addDays(walk.day, 1), '18:00').toISOString()
  const id = await opened(await paul(walk), {
    ...campaignOf(scene, { supplier_ids: [scene.s2.id], max_increase_pct: null }),
    ...{ response_date_limit: limit, appliance_date: addDays(walk.day, wait) },
  })
  const lines = async (actor: TestActor) =>
    (await actor.get<PriceGridAnswer>(`/price-update/${id}/grid`)).body.lines
  const last = new Map((await lines(await paul(walk))).map((one) => [one.article_id, one.last_quotation]))
  const prices = new Map(
    articlesOf(walk).flatMap((article, n): [number, string | null][] => {
      const price = entries[n]?.price ?? 'silent'
      const same = last.get(article) ?? null
      if (price === 'silent' || (price === 'same' && same === null)) return []
      return [[article, price === 'same' ? same : text(price)]]
    }),
  )
  const sent = await answered(await at(walk, '10:00:00', scene.s2.email), id, prices)
  walk.day = addDays(walk.day, 1)
  await paul(walk, '18:00:01')
  await closeCampaigns(on.context, on.clock.now())
  const actor = await paul(walk, '18:05:00')
  const decisions = (await lines(actor)).flatMap(({ id: line, article_id, answered: isAnswered }) => {
    const decision = entries[articlesOf(walk).indexOf(article_id)]?.decision ?? 'accepted'
    if (!isAnswered) return []
    return [
      {
        id: line,
        decision,
        reason: 'Cours du jour',
        ...(decision === 'negotiated' ? { decided_quotation: '1.11' } : {}),
      },
    ]
  })
  if (decisions.length) await actor.put(`/price-update/${id}/decisions`, { lines: decisions })
  const validated = await actor.put(`/price-update/${id}/validate`, {})
  await addManual(walk, between)
  walk.day = addDays(walk.day, wait - 1)
  const drift = async (who: TestActor) => (await who.get<DriftAnswer>(`/price-update/${id}/drift`)).body
  const announced = await drift(await paul(walk, '00:04:59'))
  const unmoved = articlesOf(walk).filter((article) => !prices.has(article))
  const before = await sql(on, generalSql, [unmoved])
  on.clock.advance(1000)
  await applyCampaigns(on.context, on.clock.now())
  const measured = await drift(await paul(walk, '00:05:01'))
  const status = Math.max(sent.status, validated.status)
  return { status, announced, measured, silent: [before, await sql(on, generalSql, [unmoved])] }
}

/** Does a step; a refusal is an answer too. */
export async function play(walk: Walk, one: Step): Promise<Applied> {
  if (one.do === 'campaign') return campaign(walk, one)
  if (one.do === 'manual') return addManual(walk, one)
  if (one.do === 'import') return importPrice(walk, one)
  const { id, lock_version } = await anyPrice(walk, one.pick)
  if (one.do === 'remove') return (await at(walk, '09:00:00', 'nadia.roche')).delete(`/article-price/${id}`)
  return (await paul(walk)).put(`/article-price/${id}`, { lock_version, quotation: text(one.cents) })
}
