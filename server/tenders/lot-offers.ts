import { tenderTexts } from '../../i18n/fr/tenders'
import { groupedBy } from '../../resources/schema/grouped-by'
import type { RowOf } from '../../resources/schema/infer'
import {
  type ComparedLot,
  comparedLot,
  type LotLine,
  type LotOffer,
  type LotProduct,
} from '../../resources/tenders/comparison-answers'
import type { Criterion, CriterionName } from '../../resources/tenders/criteria'
import { doubledReferences } from '../../resources/tenders/doubled-references'
import type { Offer } from '../../resources/tenders/offer-values'
import type { Judged, ScoringRules } from '../../resources/tenders/scoring'
import type { note } from '../../resources/tenders/tender-decision'
import { ApiError } from '../api/error'
import type { Work } from '../api/work'
import { columnsOf } from '../database/select'
import type { Tx } from '../database/tx'
import { shutWhySql } from '../trade/shut-parties'
import { findTender, isReadable, type TenderRow } from './tender-row'

export type LotRow = ComparedLot

const lotSql = `select ${columnsOf(comparedLot)} from tender_family where id = $1 and "deletedAt" is null`

/** A lot, and its tender once its offers may be read: before, nobody looks (I-19). */
export async function openedLot(tx: Tx, lotId: number): Promise<{ lot: LotRow; tender: TenderRow }> {
  const [lot] = await tx.query<LotRow>(lotSql, [lotId])
  if (!lot) throw new ApiError('err404', { display: tenderTexts.otherLot })
  const tender = await findTender(tx, lot.tender_id)
  if (!isReadable(tender)) throw new ApiError('err541')
  return { lot, tender }
}

const offersSql = `
  select f.id, f.tender_response_id, r.supplier_id, s.name as supplier, r.submitted_at, r.receipt_number, r.version,
    f.all_cities, f.department_ids, f.platform_ids, f.frequency_per_week, f.delay_code,
    coalesce(f.irregular_reason, r.irregular_reason, ${shutWhySql('s')}) as irregular_reason, f.decision, f.decision_rank, f.decision_reason, f.score,
    f.final_score, f.rank
  from tender_response_family f join tender_response r on r.id = f.tender_response_id join supplier s on s.id = r.supplier_id
  where f.tender_family_id = $1 and r.status <> '400' and f."deletedAt" is null order by s.name, f.id`

export const offersOf = (tx: Tx, lotId: number): Promise<LotOffer[]> => tx.query<LotOffer>(offersSql, [lotId])

const productsSql = `
  select p.id, p.volume::text as volume, p.mandatory, p.reference_price, p.product_id, o.code, o.label, coalesce(nullif(u.abbreviation, ''), u.label) as unit
  from tender_product p join product o on o.id = p.product_id join unit u on u.id = o.unit_id
  where p.tender_family_id = $1 order by o.label, p.id`

export const productsOf = (tx: Tx, lotId: number): Promise<LotProduct[]> =>
  tx.query<LotProduct>(productsSql, [lotId])

/** The products of a lot that the actor sees, as they are prepared. */
export async function preparedProducts({ tx }: Pick<Work, 'tx'>, lotId: number): Promise<LotProduct[]> {
  const [lot] = await tx.query('select id from tender_family where id = $1 and "deletedAt" is null', [lotId])
  if (!lot) throw new ApiError('err404', { display: tenderTexts.otherLot })
  return productsOf(tx, lotId)
}

/** Labels that EGAlim counts. */
const labelledSql = `exists (select 1 from label b where b.egalim_group in ('bio', 'egalim') and b.id in (
  select (jsonb_array_elements_text(case when jsonb_typeof(n.label_ids) = 'array' then n.label_ids else '[]'::jsonb end))::bigint))`

const linesSql = `
  select n.tender_response_family_id as offer_id, n.tender_product_id, n.quotation::text as quotation,
    n.coef_negotiation::text as coef_negotiation, n.coef::text as coef, ${labelledSql} as labelled, n.ref_supplier, n.label, n.comment
  from tender_response_line n join tender_response_family f on f.id = n.tender_response_family_id
  where f.tender_family_id = $1`

export const linesOf = (tx: Tx, lotId: number): Promise<LotLine[]> => tx.query<LotLine>(linesSql, [lotId])

const notesSql = `select supplier_id, criterion, value::text as value from note
  where tender_family_id = $1 and "deletedAt" is null order by id`
type NoteRow = RowOf<typeof note, 'supplier_id' | 'criterion' | 'value'>

/** The scales of a lot: those of its tender and family before those of the tender, and the usual ones last. */
const scaleSql = (table: string) => `
  select s.* from "${table}" s where s."deletedAt" is null and s.active and (s.tender_id is null or s.tender_id = $1)
    and (s.family_id is null or s.family_id = $2)
    and (s.tender_id is not null, s.family_id is not null) = (
      select o.tender_id is not null, o.family_id is not null from "${table}" o where o."deletedAt" is null and o.active
        and (o.tender_id is null or o.tender_id = $1) and (o.family_id is null or o.family_id = $2)
      order by o.tender_id is null, o.family_id is null limit 1)`

async function rulesOf(tx: Tx, tender: TenderRow, lot: LotRow): Promise<ScoringRules> {
  const of = [tender.id, lot.family_id]
  const frequency = await tx.query<{ per_week_from: number; note: string }>(scaleSql('frequencyscale'), of)
  const delay = await tx.query<{ delay_code: string; note: string }>(scaleSql('delayscale'), of)
  return {
    criteria: (tender.criteres ?? []) as Criterion[],
    policy: tender.incomplete_offer_policy,
    frequency: frequency.map(({ per_week_from, note }) => ({ per_week_from, note })),
    delay: Object.fromEntries(delay.map(({ delay_code, note }) => [delay_code, note])),
  }
}

interface Answered {
  lines: readonly LotLine[]
  notes: readonly NoteRow[]
  /** The product of each product line of the lot. */
  productOf: ReadonlyMap<number, number>
}

function offerOf(row: LotOffer, { lines, notes, productOf }: Answered): Offer {
  const inOrder = lines.toSorted((one, other) => one.tender_product_id - other.tender_product_id)
  const [doubled] = doubledReferences(inOrder, (line) => productOf.get(line.tender_product_id) ?? 0)
  const entered: Partial<Record<CriterionName, string[]>> = {}
  for (const { criterion, value } of notes) entered[criterion] = [...(entered[criterion] ?? []), value]
  return {
    id: row.id,
    submitted: new Date(row.submitted_at).getTime(),
    frequency_per_week: row.frequency_per_week,
    delay_code: row.delay_code,
    entered,
    ...(doubled ? { doubled: doubled.reference } : {}),
    lines: lines.map(({ tender_product_id, quotation, coef_negotiation, coef, labelled }) => ({
      tender_product_id,
      quotation,
      coef_negotiation,
      coef,
      labelled,
    })),
  }
}

/** All that the notes of a lot follow from: admissible offers only, each with its lines and its evaluators' notes. */
export async function judgedOf(
  tx: Tx,
  tender: TenderRow,
  lot: LotRow,
): Promise<{ judged: Judged; offers: LotOffer[] }> {
  const offers = await offersOf(tx, lot.id)
  const lines = groupedBy(await linesOf(tx, lot.id), ({ offer_id }) => offer_id)
  const notes = groupedBy(await tx.query<NoteRow>(notesSql, [lot.id]), ({ supplier_id }) => supplier_id)
  const products = await productsOf(tx, lot.id)
  const productOf = new Map(products.map(({ id, product_id }) => [id, product_id]))
  const admitted = offers.filter(({ irregular_reason }) => !irregular_reason)
  return {
    offers,
    judged: {
      products: products.map(({ id, volume, mandatory }) => ({ id, volume, mandatory })),
      offers: admitted.map((row) =>
        offerOf(row, { lines: lines.get(row.id) ?? [], notes: notes.get(row.supplier_id) ?? [], productOf }),
      ),
      rules: await rulesOf(tx, tender, lot),
    },
  }
}
