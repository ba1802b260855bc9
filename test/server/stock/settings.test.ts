import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestActor } from '../../kit/actors'
import { openApp, type TestApp } from '../../kit/open-app'
import { withoutPermission } from '../../kit/without-permission'
import { at, march, settingId, voucher } from './kit'

type Row = Record<string, unknown>

let on: TestApp
let julie: TestActor

beforeAll(async () => {
  on = await openApp()
  julie = await at(on, march(10), 'julie.petit')
})
afterAll(() => on.close())

test('a member adds its own reasons and meals, which another member neither sees nor changes', async () => {
  const reason = await julie.post<Row>('/setting/adherent/1/stockreason', {
    label: 'Repas témoin',
    flux: '150',
  })
  expect(reason.body).toMatchObject({ adherent_id: 1, label: 'Repas témoin', flux: '150' })
  const hugo = await at(on, march(10), 'hugo.vidal')
  const seen = await hugo.get<{ data: Row[] }>('/setting/stockreason?limit=false')
  expect(seen.body.data.map(({ label }) => label)).not.toContain('Repas témoin')
  const change = { id: reason.body.id, lock_version: 0, label: 'Autre' }
  expect((await hugo.put('/setting/adherent/stockreason', change)).status).toBeGreaterThanOrEqual(400)
})

test('what is common to all members is not changed by one of them', async () => {
  const id = await settingId(on, 'stockreason', 'Consommation')
  const answer = await julie.put('/setting/adherent/stockreason', { id, lock_version: 0, label: 'Changé' })
  expect(answer.status).toBeGreaterThanOrEqual(400)
  expect(await settingId(on, 'stockreason', 'Consommation')).toBe(id)
})

test('the storage unit of an article cannot change under what is in stock; its minimum can', async () => {
  await voucher(julie, 'entry', '2026-03-01', [{ article_id: 5, quantity: '10', price_unit_ht: '1' }])
  const unit = { storage_management: 1, coef_storage_management: '6' }
  const body = { adherent_id: 1, article_id: 5 }
  const refused = await julie.post<Row>('/adherent-article', { ...body, ...unit })
  expect(refused.status).toBe(422)
  expect(refused.body.fields).toEqual([
    { name: 'storage_management', message: expect.stringContaining('reste du stock') },
  ])
  const kept = await julie.post<Row>('/adherent-article', { ...body, min_stock: '12' })
  expect(kept.body).toMatchObject({ min_stock: '12.000' })
  const { body: state } = await julie.get<{ below_minimum: number }>('/stock/1/state')
  expect(state.below_minimum).toBe(1)
  const other = await julie.post<Row>('/adherent-article', { ...body, ...unit, article_id: 6 })
  expect(other.body).toMatchObject({ storage_management: 1, coef_storage_management: '6.000000' })
})

test('I-02: without settingsStock nobody sets the articles of a stock', async () => {
  const email = 'julie.petit@demo.example'
  const permission = 'settingsStock'
  expect(
    await withoutPermission(on, { email, permission }, (who) =>
      who.post('/adherent-article', { adherent_id: 1, article_id: 7, min_stock: '1' }),
    ),
  ).toBe(403)
})
