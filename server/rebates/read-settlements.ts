import type {
  NextTier,
  RateForecast,
  RebatePart,
  RfaLineAnswer,
  RfaPage,
  RfaPaymentAnswer,
  RfaRow,
  RfaShareAnswer,
  RfaYear,
} from '../../resources/rebates/answers'
import { atThisPace, forecasts } from '../../resources/rebates/forecast'
import type { rfaLine } from '../../resources/rebates/rfa-settlement'
import { nextTier } from '../../resources/rebates/rules'
import { counted, settle } from '../../resources/rebates/settle'
import { isAwaited } from '../../resources/revenues/states'
import { compareDecimals } from '../../resources/schema/decimal-text'
import { differenceOf, sumOfAmounts } from '../../resources/schema/exact'
import type { RowOf } from '../../resources/schema/infer'
import { parisDay } from '../../resources/schema/paris-time'
import type { UnknownRow } from '../../resources/schema/unknown-row'
import type { Work } from '../api/work'
import { pastRights } from '../database/past-rights'
import { readSales, type Sales, soldToDate } from './sales'
import { findSettlement, overlapText, paidOf, type SettlementRow } from './settlement'

type Named = Pick<RfaRow, 'supplier' | 'company' | 'catalog'>

const namesSql = `
  select s.id as supplier_id, c.id as company_id, k.id as catalog_id, s.name as supplier, c.label as company, k.label as catalog
  from jsonb_to_recordset($1::jsonb) as p(supplier_id bigint, company_id bigint, catalog_id bigint)
    join supplier s on s.id = p.supplier_id join company c on c.id = p.company_id join catalog k on k.id = p.catalog_id`
const storedSql = `
  select t.*, (select coalesce(sum(p.amount_ht), 0)::numeric(14,2) from rfa_payment p where p.rfa_settlement_id = t.id and p."deletedAt" is null) as paid_ht
  from rfa_settlement t where t.year = $1 and t."deletedAt" is null`

type Stored = SettlementRow & { paid_ht: string }
type Place = Pick<Sales, 'supplier_id' | 'company_id' | 'catalog_id'>
const keyOf = ({ supplier_id, company_id, catalog_id }: Place) => `${supplier_id} ${company_id} ${catalog_id}`

async function namesOf(work: Work, places: readonly Place[]): Promise<Map<string, Named>> {
  const rows = await pastRights(work.tx, 'rebates', (past) =>
    past.query<Place & Named & UnknownRow>(namesSql, [
      JSON.stringify(
        places.map(({ supplier_id, company_id, catalog_id }) => ({ supplier_id, company_id, catalog_id })),
      ),
    ]),
  )
  return new Map(
    rows.map(({ supplier, company, catalog, ...place }) => [keyOf(place), { supplier, company, catalog }]),
  )
}

const sum = (sold: readonly { amount_ht: string }[]) => sumOfAmounts(sold.map((one) => one.amount_ht))

/** The nearest step of the rates above what was sold to date. */
function nearest(rates: readonly RateForecast[]): NextTier | null {
  const steps = rates.flatMap(({ next }) => next ?? [])
  return steps.sort((a, b) => compareDecimals(a.missing_ht, b.missing_ht))[0] ?? null
}

const awaitedOf = (sales: Sales | undefined) =>
  sales?.declarations.filter(({ status }) => isAwaited(status) || status === '150').length ?? 0

interface Found {
  stored: Stored | undefined
  sales: Sales | undefined
  named: Named | undefined
  /** The day that it is, in the year that runs. */
  today: string | undefined
}

const sumOrNone = (amounts: readonly (string | null)[]) =>
  amounts.some((one) => one === null) || !amounts.length ? null : sumOfAmounts(amounts)

function rowOf(year: number, place: Place, { stored, sales, named, today }: Found): RfaRow {
  const fixed = stored && stored.status !== 'computed' ? stored : undefined
  const reckoned = fixed ?? (sales ? settle(sales.rates, sales.declared) : stored)
  const sold = sales ? soldToDate(sales) : []
  const rates = sales && !fixed ? forecasts(sales.rates, sold, today) : []
  return {
    ...{ supplier_id: place.supplier_id, company_id: place.company_id, catalog_id: place.catalog_id, year },
    ...{ supplier: named?.supplier ?? '', company: named?.company ?? '', catalog: named?.catalog ?? '' },
    ...{
      id: stored?.id ?? null,
      status: stored?.status ?? null,
      invoice_number: stored?.invoice_number ?? null,
    },
    base_ht: reckoned?.base_ht ?? '0.00',
    amount_ht: reckoned?.amount_ht ?? '0.00',
    paid_ht: stored?.paid_ht ?? '0.00',
    sold_ht: sales ? sum(sold) : (reckoned?.base_ht ?? '0.00'),
    to_date_ht: rates.length
      ? sumOfAmounts(rates.map((one) => one.to_date_ht))
      : (reckoned?.amount_ht ?? '0.00'),
    expected_ht: today && rates.length ? atThisPace(sum(sold), today) : null,
    forecast_ht: sumOrNone(rates.map((one) => one.forecast_ht)),
    awaited: awaitedOf(sales),
    forecasts: rates,
    overlap: sales?.overlap && !fixed ? overlapText(sales.overlap) : null,
    next: nearest(rates),
  }
}

const yearOf = (work: Work) => Number(parisDay(work.now).slice(0, 4))

/** The rebates of a year: settlements, and what those that are not reckoned yet would come to. */
export async function readYear(work: Work, asked: number | undefined): Promise<RfaYear> {
  const current = yearOf(work)
  const year = asked ?? current
  const sales = new Map((await readSales(work, year)).map((one) => [keyOf(one), one]))
  const stored = new Map((await work.tx.query<Stored>(storedSql, [year])).map((one) => [keyOf(one), one]))
  const places = new Map<string, Place>([...stored, ...sales])
  const names = await namesOf(work, [...places.values()])
  const data = [...places].map(([key, place]) =>
    rowOf(year, place, {
      stored: stored.get(key),
      sales: sales.get(key),
      named: names.get(key),
      today: year === current ? parisDay(work.now) : undefined,
    }),
  )
  data.sort(
    (a, b) =>
      a.supplier.localeCompare(b.supplier, 'fr') ||
      a.company.localeCompare(b.company, 'fr') ||
      a.catalog_id - b.catalog_id,
  )
  return { data, year, current }
}

const linesSql = `
  select l.id, l.rfarate_id, l.label, l.mode, l.base_ht, l.rate, l.amount_ht, l.parts, r.minimum_ht,
    array(select x.family_id from rfarate_family_ids x where x.rfarate_id = r.id order by 1) as family_ids,
    array(select m.label from rfarate_family_ids x join family m on m.id = x.family_id where x.rfarate_id = r.id order by 1) as families,
    coalesce((select jsonb_agg(jsonb_build_object('from_ht', t.from_ht::text, 'rate', t.rate::text) order by t.from_ht) from rfatier t
      where t.rfarate_id = r.id and t."deletedAt" is null), '[]') as tiers
  from rfa_line l join rfarate r on r.id = l.rfarate_id where l.rfa_settlement_id = $1 and l."deletedAt" is null order by l.id`
const sharesSql = `
  select s.adherent_id, a.name as label, s.base_ht, s.amount_ht from rfa_share s join adherent a on a.id = s.adherent_id
  where s.rfa_settlement_id = $1 and s."deletedAt" is null order by s.amount_ht desc, a.name, a.id`
const paymentsSql = `
  select p.id, p.paid_on, p.amount_ht, p.reference from rfa_payment p where p.rfa_settlement_id = $1 and p."deletedAt" is null order by p.paid_on, p.id`

type StoredLine = Omit<RfaLineAnswer, 'sold_ht' | 'next'> &
  RowOf<typeof rfaLine, 'rfarate_id' | 'mode'> & {
    family_ids: number[]
    parts: RebatePart[]
  }

function lineOf(
  { rfarate_id: _rate, family_ids, ...line }: StoredLine,
  sales: Sales | undefined,
  isOpen: boolean,
): RfaLineAnswer {
  const sold = sales ? sum(counted({ family_ids }, soldToDate(sales))) : line.base_ht
  return { ...line, sold_ht: sold, next: (isOpen && nextTier(sold, line)) || null }
}

/** A settlement with its calculation, what it rests on, its shares and payments. */
export async function readSettlement(work: Work, id: number): Promise<RfaPage> {
  const row = await findSettlement(work.tx, id)
  const [sales] = await readSales(work, row.year, row)
  const { lines, shares, payments } = await pastRights(work.tx, 'rebates', async (past) => ({
    lines: await past.query<StoredLine>(linesSql, [id]),
    shares: await past.query<RfaShareAnswer & UnknownRow>(sharesSql, [id]),
    payments: await past.query<RfaPaymentAnswer & UnknownRow>(paymentsSql, [id]),
  }))
  const paid_ht = await paidOf(work.tx, id)
  const named = (await namesOf(work, [row])).get(keyOf(row))
  const now = sales && row.status === 'computed' ? settle(sales.rates, sales.declared) : undefined
  const isChanged = now && (now.amount_ht !== row.amount_ht || now.base_ht !== row.base_ht)
  const isYearOver = row.year < yearOf(work)
  const { base_ht, amount_ht, status, computed_at, invoiced_at, paid_at, shared_with_members } = row
  return {
    ...rowOf(row.year, row, {
      stored: { ...row, paid_ht },
      sales,
      named,
      today: isYearOver ? undefined : parisDay(work.now),
    }),
    ...{ id, base_ht, amount_ht, status, computed_at, invoiced_at, paid_at, shared_with_members },
    left_ht: differenceOf(amount_ht, paid_ht),
    lines: lines.map((line) => lineOf(line, sales, !isYearOver && status === 'computed')),
    ...{ shares, payments },
    declarations: (sales?.declarations ?? []).map(
      ({ id: of, revenue_start, revenue_end, status: state, amount_ht: amount, is_replaced }) => ({
        ...{ id: of, revenue_start, revenue_end, is_replaced, status: state, amount_ht: amount },
      }),
    ),
    fresh: now && isChanged ? { base_ht: now.base_ht, amount_ht: now.amount_ht } : null,
    isYearOver,
  }
}
