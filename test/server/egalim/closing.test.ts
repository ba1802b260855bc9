import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ClosingPage } from '../../../resources/egalim/closing-answers'
import { unseal } from '../../../server/seal'
import type { TestActor } from '../../kit/actors'
import { type StandIn, startMaCantine } from '../../kit/ma-cantine'
import { openApp, type TestApp } from '../../kit/open-app'
import { textsOf } from '../../kit/pdf-text'
import { sql, summer } from '../tenders/kit'
import { bought, receiveS14 } from './s14'

let on: TestApp
let far: StandIn

const as = (who: string, moment = '2027-01-10T09:00:00') => summer(on, moment, who)
const page = async (actor: TestActor) =>
  (await actor.get<ClosingPage>('/egalim/closing?year=2026&adherent_id=2')).body
const amounts = ({ totals }: ClosingPage) =>
  Object.fromEntries(totals.map(({ key, amount_ht }) => [key, amount_ht]))
const said = (body: unknown) => String(Reflect.get(Object(body), 'display'))
const of2026 = { year: 2026, adherent_id: 2, total_ht: '40000.00' }
const fileOf = async (actor: TestActor, id: number) =>
  (
    await on.app.inject({
      url: `/api/egalim/closing/${id}/file`,
      headers: { authorization: actor.token },
    })
  ).payload

beforeAll(async () => {
  far = await startMaCantine()
  on = await openApp()
  await receiveS14(on)
})
afterAll(async () => {
  console.log(
    on
      .logged()
      .split('\n')
      .filter((l) => /"level":(50|60)/.test(l))
      .slice(0, 3)
      .join('\n')
      .slice(0, 2500),
  )
  await on.close()
  await far.close()
})

test('a year is closed once it is over, as it was shown, with the totals of the form and the file to the byte', async () => {
  const early = await as('julie.petit', '2026-12-31T09:00:00')
  expect((await page(early)).is_over).toBe(false)
  const tooEarly = await early.post('/egalim/closing', of2026)
  expect([tooEarly.status, said(tooEarly.body)]).toEqual([
    409,
    "L'année 2026 se clôture à partir du 1er janvier 2027.",
  ])
  const julie = await as('julie.petit')
  expect(amounts(await page(julie))).toEqual({
    value_total_ht: '40000.00',
    ...{ value_bio_ht: '7000.00', value_sustainable_ht: '6200.00' },
    ...{ value_egalim_others_ht: '5500.00', value_externality_performance_ht: '0.00' },
    ...{ value_meat_poultry_ht: '12000.00', value_meat_poultry_egalim_ht: '6200.00' },
    value_meat_poultry_france_ht: '12000.00',
    ...{ value_fish_ht: '2400.00', value_fish_egalim_ht: '2400.00' },
  })
  const other = await julie.post('/egalim/closing', { ...of2026, total_ht: '39999.99' })
  expect([other.status, said(other.body)]).toEqual([
    409,
    "Les achats ont changé depuis l'affichage : relisez les totaux avant de clôturer.",
  ])
  expect((await julie.post('/egalim/closing', { ...of2026, adherent_id: 3 })).status).toBe(422)
  const both = await Promise.all([
    julie.post('/egalim/closing', of2026),
    julie.post('/egalim/closing', of2026),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const closed = await page(julie)
  const file = await fileOf(julie, closed.closing?.id ?? 0)
  expect(file.trim().split('\n')).toHaveLength(10)
  expect(closed.closing).toMatchObject({
    ...{ lines: 9, total_ht: '40000.00', closed_by: 'Julie Petit' },
    sha256: createHash('sha256').update(file).digest('hex'),
  })
  const paper = await on.app.inject({
    url: `/api/egalim/closing/${closed.closing?.id}/paper`,
    headers: { authorization: julie.token },
  })
  const text = textsOf(paper.rawPayload).join('').replace(/\s/g, '')
  for (const part of ['Clôture EGAlim 2026', '99990001200017', 'Julie Petit', closed.closing?.sha256 ?? '–'])
    expect(text).toContain(part.replace(/\s/g, ''))
})

test('what changes after a year is closed is an amount beside it; the kept file stays; opening it again asks a reason', async () => {
  const julie = await as('julie.petit')
  const id = (await page(julie)).closing?.id ?? 0
  const before = await fileOf(julie, id)
  await bought(on, { label: 'Oubli bio', family: 'AUTRES', labels: ['BIO'], amount: '150' })
  const { totals } = await page(julie)
  const gaps = totals.filter(({ gap_ht }) => gap_ht !== '0.00').map(({ key, gap_ht }) => [key, gap_ht])
  expect(gaps).toEqual([
    ['value_total_ht', '150.00'],
    ['value_bio_ht', '150.00'],
  ])
  expect(await fileOf(julie, id)).toBe(before)
  expect((await julie.put(`/egalim/closing/${id}/reopen`, { reason: '' })).status).toBe(422)
  const karim = await as('karim.benali')
  expect((await karim.put(`/egalim/closing/${id}/reopen`, { reason: 'Un oubli' })).status).toBe(403)
  expect((await julie.put(`/egalim/closing/${id}/reopen`, { reason: 'Un oubli' })).status).toBe(200)
  expect((await julie.put(`/egalim/closing/${id}/reopen`, { reason: 'Un oubli' })).status).toBe(409)
  const { closing, past } = await page(julie)
  expect(closing).toBeNull()
  expect(past).toMatchObject([{ id, reason: 'Un oubli', reopened_by: 'Julie Petit', total_ht: '40000.00' }])
  expect((await julie.post('/egalim/closing', { ...of2026, total_ht: '40150.00' })).status).toBe(200)
})

test('a member opens its account of ma-cantine, and a closed year fills its report there, again on another press', async () => {
  const julie = await as('julie.petit')
  const id = (await page(julie)).closing?.id ?? 0
  expect(said((await julie.post('/egalim/ma-cantine/link', { adherent_id: 2 })).body)).toContain(
    "n'est pas ouvert",
  )
  const { url, client } = far
  on.context.config.allowsPrivateWebhooks = true
  on.context.config.maCantine = { url, clientId: client.id, clientSecret: client.secret }
  expect(said((await julie.post(`/egalim/closing/${id}/send`, {})).body)).toContain("n'est pas relié")
  const begun = await julie.post<{ url: string }>('/egalim/ma-cantine/link', { adherent_id: 2 })
  const back = Object.fromEntries(new URL(far.approve(begun.body.url)).searchParams)
  const nadia = await as('nadia.roche')
  expect((await nadia.put('/egalim/ma-cantine/link', back)).status).toBe(409)
  expect((await julie.put('/egalim/ma-cantine/link', { ...back, code: 'other' })).status).toBe(409)
  const again = await julie.post<{ url: string }>('/egalim/ma-cantine/link', { adherent_id: 2 })
  const good = Object.fromEntries(new URL(far.approve(again.body.url)).searchParams)
  expect((await julie.put('/egalim/ma-cantine/link', good)).body).toEqual({ adherent_id: 2 })
  expect((await julie.put('/egalim/ma-cantine/link', good)).status).toBe(409)
  const [kept] = await sql<{ id: number; sealed_access: string }>(on, 'select * from ma_cantine_link')
  const opened = unseal(on.context.config, 'ma-cantine', {
    ...{ place: kept?.id ?? 0, sealed: kept?.sealed_access ?? '' },
  })
  expect([opened, kept?.sealed_access.includes(opened ?? '–')]).toEqual([
    expect.stringMatching(/^access-/),
    false,
  ])
  expect((await julie.post(`/egalim/closing/${id}/send`, {})).body).toEqual({ address: far.url })
  expect((await julie.post(`/egalim/closing/${id}/send`, { again: undefined })).status).toBe(200)
  expect(far.reports).toMatchObject([
    {
      year: 2026,
      diagnosticType: 'SIMPLE',
      valueTotalHt: '40150.00',
      valueBioHt: '7150.00',
      valueFishHt: '2400.00',
    },
  ])
  expect((await page(julie)).closing).toMatchObject({ sent_by: 'Julie Petit', address: far.url })
})

test('what ma-cantine refuses is told in its words, an ended link asks to be made again, and nothing of the closing is lost', async () => {
  const julie = await as('julie.petit')
  const id = (await page(julie)).closing?.id ?? 0
  const send = async () => said((await julie.post(`/egalim/closing/${id}/send`, {})).body)
  far.siret = '11111111111111'
  expect(await send()).toContain('aucune cantine de SIRET 99990001200017')
  far.siret = '99990001200017'
  for (const report of far.reports) report.isDeclared = true
  expect(await send()).toBe(
    "ma-cantine a refusé (403) : Ce n'est pas possible de modifier un bilan télédéclaré.",
  )
  for (const report of far.reports) report.isDeclared = false
  const later = await as('julie.petit', '2027-01-11T09:00:00')
  const given = far.given
  const two = await Promise.all([0, 1].map(() => later.post(`/egalim/closing/${id}/send`, {})))
  expect(two.map(({ status }) => status)).toEqual([200, 200])
  expect(far.given - given).toBeGreaterThan(0)
  far.forget()
  expect(said((await later.post(`/egalim/closing/${id}/send`, {})).body)).toContain(
    'reliez le compte de nouveau',
  )
  expect((await later.put('/egalim/ma-cantine/unlink', { adherent_id: 2 })).status).toBe(200)
  const back = far.revoked.map((token) => token.replace(/\d+$/, ''))
  expect(back.sort(), 'ma-cantine takes back what it gave').toEqual(['access-', 'refresh-'])
  expect((await page(later)).link).toMatchObject({ linked_at: null })
  expect((await page(later)).closing?.total_ht).toBe('40150.00')
})
