import { nextTier } from '../../../../resources/rebates/rules'
import { counted, type Settled, settle } from '../../../../resources/rebates/settle'
import { sumOfAmounts } from '../../../../resources/schema/exact'
import { parisDay, parisMoment } from '../../../../resources/schema/paris-time'
import type { Tx } from '../../../database/tx'
import { type Sales, salesOf, soldToDate } from '../../../rebates/sales'

const settlementSql = `
  insert into rfa_settlement (supplier_id, company_id, catalog_id, year, base_ht, amount_ht, shared_with_members, status, computed_at,
    invoice_number, invoiced_at, paid_at, "createdAt", "updatedAt")
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9::timestamptz, $10, $11::timestamptz, $12::timestamptz, $9, coalesce($12, $11, $9::timestamptz)) returning id`
const lineSql = `
  insert into rfa_line (rfa_settlement_id, rfarate_id, label, mode, base_ht, rate, amount_ht, parts, "createdAt", "updatedAt")
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)`
const sharesSql = `
  insert into rfa_share (rfa_settlement_id, adherent_id, base_ht, amount_ht, "createdAt", "updatedAt")
  select $1::bigint, s.adherent_id, s.base_ht, s.amount_ht, $3, $3
  from jsonb_to_recordset($2::jsonb) as s(adherent_id bigint, base_ht numeric, amount_ht numeric) order by 2`
const paymentSql = `
  insert into rfa_payment (rfa_settlement_id, paid_on, amount_ht, reference, "createdAt", "updatedAt") values ($1, $2, $3, $4, $5, $5)`

/** Some suppliers have not paid yet, and some owe what is not invoiced. */
const steps = ['paid', 'paid', 'invoiced', 'computed'] as const

interface When {
  year: number
  today: string
  /** Of a year that is long over everything is paid. */
  isOld: boolean
}

async function addSettlement(
  tx: Tx,
  sales: Sales,
  { settled, year, today, isOld }: When & { settled: Settled },
): Promise<void> {
  const [computed, invoiced, paid] = [`${year + 1}-02-20`, `${year + 1}-03-12`, `${year + 1}-05-18`]
  if (computed >= today) return
  const wanted = isOld ? 'paid' : (steps[sales.supplier_id % steps.length] ?? 'computed')
  const isInvoiced = wanted !== 'computed' && invoiced < today && settled.amount_ht !== '0.00'
  const isPaid = isInvoiced && wanted === 'paid' && paid < today
  const { supplier_id, company_id, catalog_id } = sales
  const number = `RFA-${year}-${String(supplier_id).padStart(3, '0')}`
  const at = parisMoment(computed, '09:40').toISOString()
  const [row] = await tx.query<{ id: number }>(settlementSql, [
    ...[supplier_id, company_id, catalog_id, year, settled.base_ht, settled.amount_ht],
    ...[
      sales.rates.some((rate) => rate.shared_with_members),
      isPaid ? 'paid' : isInvoiced ? 'invoiced' : 'computed',
      at,
    ],
    isInvoiced ? number : null,
    isInvoiced ? parisMoment(invoiced, '10:15').toISOString() : null,
    isPaid ? parisMoment(paid, '11:30').toISOString() : null,
  ])
  const id = row?.id ?? 0
  for (const { rate, base_ht, amount_ht, reached, parts } of settled.rates)
    await tx.query(lineSql, [
      id,
      rate.id,
      rate.label,
      rate.mode,
      base_ht,
      reached,
      amount_ht,
      JSON.stringify(parts),
      at,
    ])
  await tx.query(sharesSql, [id, JSON.stringify(settled.shares), at])
  if (isPaid)
    await tx.query(paymentSql, [
      id,
      paid,
      settled.amount_ht,
      `VIR ${number}`,
      parisMoment(paid, '11:30').toISOString(),
    ])
}

/** The supplier that sold most this year is a little short of its next step. */
async function bringNear(tx: Tx, sales: readonly Sales[]): Promise<void> {
  const amounts = sales.flatMap((one) =>
    one.rates.map((rate) => ({
      rate,
      sold: sumOfAmounts(counted(rate, soldToDate(one)).map((part) => part.amount_ht)),
    })),
  )
  const [most] = amounts.sort((a, b) => Number(b.sold) - Number(a.sold))
  const next = most && nextTier(most.sold, most.rate)
  if (!next || most.sold === '0.00') return
  const from = Math.min(Math.ceil((Number(most.sold) * 1.06) / 100) * 100, Number(next.from_ht))
  await tx.query('update rfatier set from_ht = $3 where rfarate_id = $1 and from_ht = $2', [
    most.rate.id,
    next.from_ht,
    from,
  ])
}

/** Year-end rebates of the two years that are over, paid or on their way, and one step that is nearly reached. */
export async function loadRebates(tx: Tx, now: Date): Promise<void> {
  const today = parisDay(now)
  const current = Number(today.slice(0, 4))
  await bringNear(tx, await salesOf(tx, { year: current, services: null }))
  for (const year of [current - 2, current - 1])
    for (const sales of await salesOf(tx, { year, services: null })) {
      const settled = settle(sales.rates, sales.declared)
      if (settled.base_ht !== '0.00')
        await addSettlement(tx, sales, { settled, year, today, isOld: year < current - 1 })
    }
}
