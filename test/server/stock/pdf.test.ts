import { afterAll, beforeAll, expect, test } from 'vitest'
import { openApp, type TestApp } from '../../kit/open-app'
import { textsOf } from '../../kit/pdf-text'
import { uaFaults } from '../../kit/pdf-ua'
import { at, march, voucher } from './kit'

type Row = Record<string, unknown>

let on: TestApp
beforeAll(async () => {
  on = await openApp()
})
afterAll(() => on.close())

test('vouchers and inventories are printed as tagged documents', async () => {
  const julie = await at(on, march(10), 'julie.petit')
  const made = await voucher(julie, 'entry', '2026-03-10', [
    { article_id: 5, quantity: '60', price_unit_ht: '0.76', batch: 'L-12', best_before: '2026-06-01' },
  ])
  const opened = await julie.post<Row>('/stock/1/inventory', { label: 'Mars', inventory_date: '2026-03-10' })
  for (const path of [`/stock/voucher/${made.body.id}/pdf`, `/stock/inventory/${opened.body.id}/pdf`]) {
    const answer = await on.app.inject({ url: `/api${path}`, headers: { authorization: julie.token } })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('application/pdf')
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect(uaFaults(answer.rawPayload), 'and pass the checks of PDF/UA').toEqual([])
    expect(textsOf(answer.rawPayload).join(' '), 'its lines').toContain('Lait')
    if (process.env.PDF_DIR) {
      const { writeFileSync } = await import('node:fs')
      writeFileSync(`${process.env.PDF_DIR}/${path.replaceAll('/', '-')}`, answer.rawPayload)
    }
  }
})
