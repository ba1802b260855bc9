import { afterAll, expect, test } from 'vitest'
import type { FollowedAnswer } from '../../../resources/egalim/followed-answers'
import { type Choice, type Need, type PlanProblem, planOf } from '../../../resources/egalim/plan'
import type { EgalimPlan } from '../../../resources/egalim/plan-answers'
import { planProgram } from '../../../resources/egalim/plan-program'
import { openSolver } from '../../../server/egalim/solve'
import { openApp } from '../../kit/open-app'
import { sentOrder } from '../../kit/sent-order'
import { addArticle, received } from '../pricing/kit'
import { sql, summer } from '../tenders/kit'

const solver = openSolver()
afterAll(() => solver.close())

/** Numbers that a seed gives, the same each time. */
const drawn = (seed: number) => () => {
  seed = (seed * 1103515245 + 12345) % 2147483648
  return seed / 2147483648
}
const pick = <T>(next: () => number, of: readonly T[]): T => of[Math.floor(next() * of.length)] as T

/** Three needs with at most two choices each, of which all plans can be tried. */
function problemOf(seed: number): PlanProblem {
  const next = drawn(seed)
  const needs = Array.from(
    { length: 3 },
    (_, at): Need => ({
      article_id: at + 1,
      quantity: String(2 + Math.floor(next() * 4)),
      price: (1 + next() * 9).toFixed(2),
      meat: next() < 0.4,
      categories: next() < 0.2 ? ['HVE'] : [],
    }),
  )
  const choices = needs.flatMap((need, at) =>
    Array.from(
      { length: 1 + Math.floor(next() * 2) },
      (_, of): Choice => ({
        need: at,
        article_id: 10 * (at + 1) + of,
        covers: pick(next, ['1', '1', '2']),
        cost: (2 + next() * 14).toFixed(2),
        step: '1',
        meat: need.meat,
        categories: [pick(next, ['BIO', 'LABEL_ROUGE'] as const)],
      }),
    ),
  )
  const received = { base: '20.00', bio: '2.00', egalim: '7.00', meat_base: '8.00', meat_egalim: '3.00' }
  return { received, needs, choices, target: { bio: '20', egalim: '50', meat_fish: '60' } }
}

/** Every plan in whole order units that takes no more than is needed. */
function* plans({ needs, choices }: PlanProblem, at = 0, steps: number[] = []): Generator<number[]> {
  const choice = choices[at]
  if (!choice) {
    yield steps
    return
  }
  const need = Number(needs[choice.need]?.quantity)
  const taken = choices.reduce(
    (sum, one, i) => (one.need === choice.need ? sum + (steps[i] ?? 0) * Number(one.covers) : sum),
    0,
  )
  for (let n = 0; taken + n * Number(choice.covers) <= need; n++)
    yield* plans({ needs, choices } as PlanProblem, at + 1, [...steps, n])
}

test('a plan is the cheapest of all that reach the goals, in whole order units, and no plan costs less than its bound', async () => {
  let reached = 0
  for (let seed = 1; seed <= 25; seed++) {
    const problem = problemOf(seed)
    let best: number | undefined
    for (const steps of plans(problem)) {
      const { missed, extra_ht } = planOf(problem, steps)
      if (!missed.length && (best === undefined || Number(extra_ht) < best)) best = Number(extra_ht)
    }
    const found = await solver.solve(planProgram(problem, { whole: true }))
    expect(found.isOptimal, `seed ${seed}`).toBe(best !== undefined)
    if (best === undefined) continue
    reached++
    const plan = planOf(
      problem,
      problem.choices.map((_, at) => Math.round(found.of(`x${at}`))),
    )
    expect(plan.missed, `seed ${seed}`).toEqual([])
    expect(Number(plan.extra_ht), `seed ${seed}`).toBeCloseTo(best, 1)
    const bound = await solver.solve(planProgram(problem, { whole: false }))
    expect(bound.cost, `seed ${seed}`).toBeLessThanOrEqual(best + 0.005)
  }
  expect(reached).toBeGreaterThan(5)
})

test('a member changes what it will buy until December into organic articles of the same product, whole units, at the least cost', async () => {
  const on = await openApp()
  try {
    const [apple] = await sql<{ id: number; supplier_id: number }>(
      on,
      `select id, supplier_id from article where label = 'Pomme Gala'`,
    )
    const [price] = await sql<{ price: string }>(
      on,
      `select price_ht::text as price from article_price where article_id = $1 and "deletedAt" is null order by valid_from desc limit 1`,
      [apple?.id],
    )
    const organic = (label: string, ref: string, more: number) =>
      addArticle(on, {
        ...{ like: apple?.id ?? 0, label, ref, supplier: apple?.supplier_id ?? 0 },
        price: (Number(price?.price) + more).toFixed(2),
      })
    const [near, dear] = [
      await organic('Pomme bio', 'CB1', 0.5),
      await organic('Pomme bio calibrée', 'CB2', 2),
    ]
    await sql(
      on,
      `insert into article_label_ids (article_id, label_id) select a, l.id from unnest($1::int[]) a, label l where l.code = 'BIO'`,
      [[near, dear]],
    )
    const last = await sentOrder(on, {
      status: '450',
      day: '2025-10-08',
      articles: [[apple?.id ?? 0, '40']],
    })
    await received(on, last.id, '2025-10-08')
    const julie = await summer(on, '2026-09-01T09:00:00', 'julie.petit')
    const plan = async (more = '') => (await julie.get<EgalimPlan>(`/egalim/plan?adherent_id=1${more}`)).body
    const made = await plan()
    expect(made).toMatchObject({ year: 2026, feasible: true, reason: null, missed: [] })
    expect(made.swaps).toHaveLength(1)
    const [swap] = made.swaps
    expect(swap).toMatchObject({ article_id: near, instead_id: apple?.id, categories: ['BIO'] })
    // 40 boxes of 12 kg at 1.62 count as HVE already; of n boxes at 2.12, 25.44 n must be 20 % of 777.60 + 6.00 n: n ≥ 6.42.
    expect(swap).toMatchObject({ quantity: '7.000', extra_ht: '42.00' })
    expect(made).toMatchObject({
      ...{ extra_ht: '42.00', bound_ht: '38.50' },
      before: { base: '777.60', bio: '0.00', egalim: '777.60' },
      after: { base: '819.60', bio: '178.08', egalim: '819.60' },
    })
    // Turned down, the next one stands for it; then nothing is left.
    const without = await plan(`&excluded=${apple?.id}-${near}`)
    expect(without.swaps.map(({ article_id }) => article_id)).toEqual([dear])
    expect(Number(without.extra_ht)).toBeGreaterThan(Number(made.extra_ht))
    const none = await plan(`&excluded=${apple?.id}-${near},${apple?.id}-${dear}`)
    expect(none).toMatchObject({ feasible: false, reason: 'noChoice', swaps: [] })
    expect((await julie.get('/egalim/plan?adherent_id=3')).status).toBe(422)
    expect((await julie.get('/egalim/plan')).status).toBe(422)
    expect((await julie.get('/egalim/plan?adherent_id=1&year=2025')).status).toBe(422)

    // It is followed through the year: nothing yet, then a part of it ordered, then received.
    const followed = async (moment: string) => {
      const who = await summer(on, `${moment}T09:00:00`, 'julie.petit')
      const { body, status } = await who.get<FollowedAnswer>('/egalim/followed-plan?adherent_id=1&year=2026')
      expect(status).toBe(200)
      return body.plan
    }
    const body = { adherent_id: 1, extra_ht: '42.00' }
    expect(await followed('2026-09-01')).toBeNull()
    expect((await julie.post('/egalim/followed-plan', { ...body, extra_ht: '41.00' })).status).toBe(409)
    expect((await julie.post('/egalim/followed-plan', { ...body, adherent_id: 3 })).status).toBe(422)
    const taken = await julie.post<{ id: number }>('/egalim/followed-plan', body)
    expect(taken.status).toBe(200)
    expect((await julie.post('/egalim/followed-plan', body)).status).toBe(409)
    expect(await followed('2026-09-01')).toMatchObject({
      ...{ id: taken.body.id, state: 'on_track', missing: [], taken_on: '2026-09-01' },
      projected: { base: '819.60', bio: '178.08' },
      changes: [
        {
          ...{ article_id: near, instead_id: apple?.id, state: 'not_yet', quantity: '7.000' },
          ...{ done_quantity: '0.000', left_quantity: '7.000', planned_ht: '178.08', received_ht: '0.00' },
          ...{ bio_points: '21.73', bio_points_done: '0.00', egalim_points: '0.00' },
        },
      ],
    })
    const some = await sentOrder(on, { day: '2026-09-03', articles: [[near, '3']] })
    expect((await followed('2026-09-05'))?.changes).toMatchObject([
      { state: 'partly', done_quantity: '0.000', awaited_quantity: '3.000', left_quantity: '4.000' },
    ])
    await sql(
      on,
      `update order_line set snapshot = '{"labels": ["BIO"], "egalim_family": "FRUITS_ET_LEGUMES"}' where order_id = $1`,
      [some.id],
    )
    await sql(on, `update "order" set status = '450' where id = $1`, [some.id])
    await received(on, some.id, '2026-09-08')
    const begun = await followed('2026-09-10')
    expect(begun).toMatchObject({ state: 'on_track', received: { base: '76.32', bio: '76.32' } })
    expect(begun?.changes).toMatchObject([
      { state: 'partly', done_quantity: '3.000', awaited_quantity: '0.000', left_quantity: '4.000' },
    ])
    expect(begun?.changes[0]).toMatchObject({ received_ht: '76.32', instead_ht: '0.00' })
    expect(begun?.months.find(({ key }) => key === '2026-09')).toMatchObject({ actual: { bio: '100.00' } })
    expect(begun?.months.find(({ key }) => key === '2026-08')?.planned).toBeNull()
    expect(begun?.months.find(({ key }) => key === '2026-12')?.planned).toMatchObject({ bio: '21.73' })
    // The usual boxes come all the same: another plan would do; near the end of the year none does.
    const usual = await sentOrder(on, {
      status: '450',
      day: '2026-10-07',
      articles: [[apple?.id ?? 0, '40']],
    })
    await received(on, usual.id, '2026-10-07')
    expect(await followed('2026-10-09')).toMatchObject({
      state: 'replan',
      changes: [{ instead_ht: '777.60' }],
    })
    expect(await followed('2026-12-20')).toMatchObject({
      state: 'out_of_reach',
      missing: [
        { key: 'bio', amount: '94.46' },
        { key: 'egalim', amount: '350.64' },
      ],
    })
    expect(await followed('2027-01-15')).toMatchObject({ state: 'missed', changes: [{ state: 'partly' }] })
    // Replaced, then given up; a colleague of another member sees none of it.
    const later = await summer(on, '2026-10-09T09:00:00', 'julie.petit')
    const next = (await later.get<EgalimPlan>('/egalim/plan?adherent_id=1')).body
    const again = { adherent_id: 1, extra_ht: next.extra_ht, replaces: taken.body.id }
    const other = await later.post<{ id: number }>('/egalim/followed-plan', again)
    expect(other.status).toBe(200)
    expect((await followed('2026-10-09'))?.id).toBe(other.body.id)
    expect((await later.put(`/egalim/followed-plan/${taken.body.id}/give-up`, {})).status).toBe(409)
    expect((await later.put(`/egalim/followed-plan/${other.body.id}/give-up`, {})).status).toBe(200)
    expect(await followed('2026-10-09')).toBeNull()
    expect(await sql(on, 'select ended_as from egalim_plan order by id')).toEqual([
      { ended_as: 'replaced' },
      { ended_as: 'given_up' },
    ])
  } finally {
    await on.close()
  }
})
