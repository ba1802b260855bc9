import { synthesisTexts as texts } from '../../i18n/fr/synthesis'
import { frenchDay } from '../../resources/schema/date-text'
import { frenchDecimal } from '../../resources/schema/decimal-text'
import { compared, differenceOf, divided, exact, minus, rounded, times } from '../../resources/schema/exact'
import type { SynthesisChapter } from '../../resources/tenders/synthesis'
import type { ChapterColumn, ReadChapter } from './chapter'
import { reportChapters } from './report-chapters'
import { savingsOf } from './savings'

type SynthesisLine = Record<string, string | null>

const day = (value: string | null) => value && frenchDay(value)
const text = (title: string, share: number): ChapterColumn => ({ title, share })
const number = (title: string, share: number, scale = 2): ChapterColumn => ({ title, share, scale })

/** Percent of `now` against `before`; null where there was nothing. */
const change = (before: string, now: string): string | null =>
  compared(exact(before), exact(0)) === 0
    ? null
    : rounded(divided(times(minus(exact(now), exact(before)), exact(100)), exact(before)), 2)

const lotsSql = `
  select l.lot_number || ' – ' || l.label as lot, s.name as supplier, a.rank::text as rank, a.final_score::text as note,
    a.amount_estimated_ht::text as amount, l.estimated_amount_ht::text as estimate
  from tender_family l left join attribution a on a.tender_family_id = l.id and a."deletedAt" is null
    left join supplier s on s.id = a.supplier_id
  where l.tender_id = $1 and l."deletedAt" is null order by l.lot_number, a.rank`

const retained = `attribution a on a.tender_family_id = l.id and a.rank = 1 and a."deletedAt" is null
    join tender_response r on r.tender_id = l.tender_id and r.supplier_id = a.supplier_id and r."deletedAt" is null
    join tender_response_family f on f.tender_response_id = r.id and f.tender_family_id = l.id and f."deletedAt" is null`

const pricesSql = `
  select l.lot_number || ' – ' || l.label as lot, o.label as product, p.reference_price::text as before,
    round(n.quotation * n.coef / n.coef_negotiation, 4)::text as now
  from tender_family l join ${retained} join tender_response_line n on n.tender_response_family_id = f.id and n.quotation is not null
    join tender_product p on p.id = n.tender_product_id join product o on o.id = p.product_id
  where l.tender_id = $1 and l."deletedAt" is null order by l.lot_number, o.label`

const coverageSql = `
  select l.lot_number || ' – ' || l.label as lot, s.name as supplier, case when f.all_cities then $2 else coalesce(nullif(concat_ws(', ', (select
      string_agg(d.label, ', ' order by d.label) from department d where d.id in (select jsonb_array_elements_text(
        case when jsonb_typeof(f.department_ids) = 'array' then f.department_ids else '[]' end)::bigint)), (select
      string_agg(c.label, ', ' order by c.label) from municipality c where c.id in (select jsonb_array_elements_text(
        case when jsonb_typeof(f.municipality_ids) = 'array' then f.municipality_ids else '[]' end)::bigint))), ''), $3) end as area,
    f.frequency_per_week::text as frequency
  from tender_family l join ${retained} join supplier s on s.id = a.supplier_id
  where l.tender_id = $1 and l."deletedAt" is null order by l.lot_number`

const egalimSql = `
  select l.lot_number || ' – ' || l.label as lot, s.name as supplier, f.score ->> 'egalim_share' as share
  from tender_family l join ${retained} join supplier s on s.id = a.supplier_id
  where l.tender_id = $1 and l."deletedAt" is null order by l.lot_number`

/** What each chapter tells of a tender. */
export const chapterReaders: Readonly<Record<SynthesisChapter, ReadChapter>> = {
  ...reportChapters,
  market: async ({ tx }, tender) => {
    const [names] = await tx.query<SynthesisLine>(
      `select c.label as company, g.label as catalog, p.label as procedure from tender t join company c on c.id = t.company_id
         join catalog g on g.id = t.catalog_id left join procedure p on p.id = t.procedure_id where t.id = $1`,
      [tender.id],
    )
    const facts: [string, string | null | undefined][] = [
      [texts.code, tender.code],
      [texts.company, names?.company],
      [texts.catalog, names?.catalog],
      [texts.procedure, names?.procedure],
      [texts.start, day(tender.market_openning_date)],
      [texts.end, day(tender.market_closing_date)],
      [texts.awardedAt, tender.awarded_at ? day(tender.awarded_at) : null],
      [
        texts.criteria,
        tender.criteres?.map(({ label, weight }) => `${label} ${frenchDecimal(weight)} %`).join(', '),
      ],
    ]
    return {
      columns: [text(texts.fact, 35), text(texts.value, 65)],
      rows: facts.flatMap(([name, value]) => (value ? [[name, value]] : [])),
    }
  },
  lots: async ({ tx }, { id }) => {
    const lots = await tx.query<SynthesisLine>(lotsSql, [id])
    const isEstimated = lots.some(({ estimate }) => estimate !== null)
    return {
      columns: [
        text(texts.lot, isEstimated ? 28 : 34),
        text(texts.supplier, isEstimated ? 24 : 32),
        text(texts.rank, 8),
        number(texts.note, 10),
        ...(isEstimated ? [number(texts.estimate, 14)] : []),
        number(texts.amount, 16),
      ],
      rows: lots.map(({ lot, supplier, rank, note, estimate, amount }) => [
        ...[lot ?? '', supplier ?? texts.noBid, rank ?? null, note ?? null],
        ...(isEstimated ? [estimate ?? null] : []),
        amount ?? null,
      ]),
      ...(isEstimated && { note: texts.spread }),
    }
  },
  prices: async ({ tx }, { id }) => ({
    columns: [
      text(texts.lot, 26),
      text(texts.product, 34),
      number(texts.before, 14, 4),
      number(texts.now, 14, 4),
      number(texts.change, 12),
    ],
    rows: (await tx.query<SynthesisLine>(pricesSql, [id])).map(({ lot, product, before, now }) => [
      ...[lot ?? '', product ?? '', before ?? null, now ?? null],
      before && now ? change(before, now) : null,
    ]),
  }),
  savings: async (work, { id }) => ({
    columns: [
      text(texts.lot, 28),
      text(texts.supplier, 24),
      number(texts.before, 16),
      number(texts.now, 16),
      number(texts.saving, 16),
    ],
    rows: (await savingsOf(work, id)).map(({ lot_number, label, supplier, before, now }) => [
      ...[`${lot_number} – ${label}`, supplier, before, now],
      differenceOf(before, now),
    ]),
  }),
  coverage: async ({ tx }, { id }) => ({
    columns: [text(texts.lot, 28), text(texts.supplier, 24), text(texts.area, 34), text(texts.frequency, 14)],
    rows: (await tx.query<SynthesisLine>(coverageSql, [id, texts.everywhere, '–'])).map((row) => [
      ...[row.lot ?? '', row.supplier ?? '', row.area ?? '–', row.frequency ?? '–'],
    ]),
  }),
  egalim: async ({ tx }, { id }) => ({
    columns: [text(texts.lot, 40), text(texts.supplier, 40), number(texts.egalimShare, 20)],
    rows: (await tx.query<SynthesisLine>(egalimSql, [id])).map(({ lot, supplier, share }) => [
      ...[lot ?? '', supplier ?? '', share ?? null],
    ]),
  }),
}
