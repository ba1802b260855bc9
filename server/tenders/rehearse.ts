import type { RowOf } from '../../resources/schema/infer'
import type { Criterion } from '../../resources/tenders/criteria'
import {
  type KeptRehearsal,
  type Rehearsal,
  type RehearsedLot,
  type Remembered,
  rehearsed,
} from '../../resources/tenders/rehearsal'
import type { Judged } from '../../resources/tenders/scoring'
import type { tenderFamily } from '../../resources/tenders/tender-lot'
import type { Work } from '../api/work'
import { recordEvent } from '../database/history'
import type { Tx } from '../database/tx'
import { refuseWeights } from './save-preparation'
import { findTender, refuseUnless, type TenderRow } from './tender-row'

type Row<T> = T & Record<string, unknown>

/**
 * The lots of tender `$1`, each with what was judged of its family the last time in the same service and catalogue: in the tender
 * that was copied from, in the same zone, before another.
 */
const lotsSql = `
  select l.lot_number, l.label, o.* from tender_family l join tender c on c.id = l.tender_id left join lateral (
    select o.id as former_lot, o.inputs, jsonb_build_object('id', t.id, 'code', t.code, 'label', t.label) as former
    from tender t join tender_family o on o.tender_id = t.id and o.family_id = l.family_id and o.inputs is not null and o."deletedAt" is null
    where t.id <> c.id and t.company_id = c.company_id and t.catalog_id = c.catalog_id and t.opened_at is not null and t."deletedAt" is null
    order by (t.id = c.previous_id) is true desc, t.market_openning_date desc nulls last, t.id desc,
      (o.zone_id is not distinct from l.zone_id) desc, o.lot_number limit 1) o on true
  where c.id = $1 and l."deletedAt" is null order by l.lot_number, l.id`

const rememberedSql = `
  select f.id, s.name as supplier, f.final_score::text as before, f.rank as before_rank
  from tender_response_family f join tender_response r on r.id = f.tender_response_id join supplier s on s.id = r.supplier_id
  where f.tender_family_id = $1 and f."deletedAt" is null order by s.name, f.id`

interface LotRow extends RowOf<typeof tenderFamily, 'lot_number' | 'label'> {
  former: RehearsedLot['former'] | null
  former_lot: number | null
  inputs: Judged | null
}

async function rehearsalOf(tx: Tx, id: number, criteria: readonly Criterion[]): Promise<Rehearsal> {
  const answer: Rehearsal = { criteria: [...criteria], lots: [], unmatched: [] }
  for (const { lot_number, label, former, former_lot, inputs } of await tx.query<Row<LotRow>>(lotsSql, [
    id,
  ])) {
    if (!former || !inputs) {
      answer.unmatched.push({ lot_number, label })
      continue
    }
    const remembered = await tx.query<Row<Remembered>>(rememberedSql, [former_lot])
    answer.lots.push({ lot_number, label, former, ...rehearsed(inputs, criteria, remembered) })
  }
  return answer
}

/** What weights would have chosen with the prices and notes of the last time, until the tender is published. */
export async function rehearse({ tx }: Work, id: number, criteria: readonly Criterion[]): Promise<Rehearsal> {
  refuseUnless(await findTender(tx, id), '100')
  refuseWeights(criteria)
  return rehearsalOf(tx, id, criteria)
}

const event = 'rehearsal'

/** Keeps in the history of a tender what its weights, which are frozen from then on, would have chosen the last time. */
export async function keepRehearsal({ tx, now }: Work, { id, criteres }: TenderRow): Promise<void> {
  const rehearsal = await rehearsalOf(tx, id, criteres ?? [])
  if (rehearsal.lots.length) await recordEvent(tx, 'Tender', { id, event, payload: rehearsal, now })
}

/** What was kept when the tender was published. */
export async function readRehearsal({ tx }: Work, id: number): Promise<KeptRehearsal> {
  await findTender(tx, id)
  const [kept] = await tx.query<Row<{ payload: Rehearsal; at: string }>>(
    `select payload, "createdAt" as at from history where model = 'Tender' and entity_id = $1 and event = $2 order by id desc limit 1`,
    [id, event],
  )
  return { kept: kept ? { ...kept.payload, at: kept.at } : null }
}
