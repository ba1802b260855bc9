import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openApp, type TestApp } from '../../kit/open-app'
import { sql } from '../tenders/kit'
import { setScene } from './kit'
import { play, type Step, step, type Walk } from './price-steps'

const runs = Number(process.env.PROPERTY_RUNS ?? 3)

let on: TestApp
let walk: Walk

beforeAll(async () => {
  on = await openApp()
  walk = { on, scene: await setScene(on), day: '2026-04-02' }
})
afterAll(() => on.close())

/** Prices of one scope that hold on the same day: none, whatever the database would refuse. */
const overlaps = () =>
  sql(
    on,
    `select p.id, q.id as other from article_price p join article_price q on q.article_id = p.article_id and q.id > p.id
       and q.adherent_id is not distinct from p.adherent_id and q."groupAdherent_id" is not distinct from p."groupAdherent_id"
       and daterange(p.valid_from, p.valid_to, '[]') && daterange(q.valid_from, q.valid_to, '[]')
     where p."deletedAt" is null and q."deletedAt" is null and p.article_id = any($1::bigint[])`,
    [Object.values(walk.scene.articles)],
  )

/** What each article cost on each day before one, for all and for each member. A day without a price may still get one. */
const past = (day: string) =>
  sql(
    on,
    `select p.article_id, p.adherent_id, d::date::text as day, p.quotation::text from article_price p
       join generate_series($2::date - 60, $2::date - 1, '1 day') d on p.valid_from <= d and (p.valid_to is null or p.valid_to >= d::date)
     where p."deletedAt" is null and p.article_id = any($1::bigint[]) order by 1, 2, 3`,
    [Object.values(walk.scene.articles), day],
  )

const of = (price: number | 'silent' | 'same', decision: 'accepted' | 'negotiated' | 'refused') => ({
  price,
  decision,
})
/** One of each, that each succeeds; the price put in between begins on the day of the application. */
const everything: Step[] = [
  { do: 'manual', pick: 0, cents: 140, ahead: 5, isOwn: false, ends: null },
  { do: 'change', pick: 0, cents: 145 },
  { do: 'import', pick: 1, cents: 170, ahead: 3 },
  { do: 'manual', pick: 2, cents: 199, ahead: 1, isOwn: true, ends: 8 },
  { do: 'remove', pick: 0 },
  {
    do: 'campaign',
    entries: [
      of(141, 'accepted'),
      of('same', 'accepted'),
      of(198, 'negotiated'),
      of('silent', 'accepted'),
      of(98, 'accepted'),
    ],
    between: { do: 'manual', pick: 0, cents: 139, ahead: 3, isOwn: false, ends: null },
    wait: 4,
  },
]

test('I-16, I-22: whatever is applied, imported and put in by hand, no prices overlap, the past stands, silence moves nothing, and what was announced is what is measured', {
  timeout: 90_000 + runs * 20_000,
}, async () => {
  const done = new Set<string>()
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 7 }), async (steps) => {
      for (const one of steps) {
        const day = walk.day
        const before = await past(day)
        const { status, announced, measured, silent } = await play(walk, one)
        expect(status).toBeLessThan(500)
        if (status < 300) done.add(one.do)
        expect(await overlaps()).toEqual([])
        expect(await past(day)).toEqual(expect.arrayContaining(before))
        expect(measured).toEqual(announced)
        if (one.do === 'campaign') {
          expect(status).toBe(200)
          expect(silent?.[1]).toEqual(silent?.[0])
        }
      }
    }),
    { numRuns: runs, examples: [[everything]] },
  )
  expect([...done].sort()).toEqual(['campaign', 'change', 'import', 'manual', 'remove'])
})
