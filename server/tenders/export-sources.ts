import { exportTenderTexts as texts } from '../../i18n/fr/export-tenders'
import { awardedTenders } from '../../resources/tenders/states'
import type { Work } from '../api/work'
import type { FilterInput } from '../database/filter'
import { listOf } from '../database/naming'
import { type ExportSource, type SourceColumn, sqlSource } from '../trade/export-source'
import { essentialData } from './decp'

/** Only what was opened, or never was sealed (I-19): the other offers stand sealed elsewhere until then. */
const comparisonSql = `
  select t.id as tender_id, t.code, t.label as tender, l.lot_number, l.label as lot, p.code as product_code, p.label as product, k.volume,
    coalesce(nullif(u.abbreviation, ''), u.label) as unit, s.name as supplier, n.ref_supplier, n.label as article, n.quotation,
    f.rank, f.final_score, case f.decision when 'retained' then 'Retenue' when 'rejected' then 'Rejetée' end as decision
  from tender t join tendertype y on y.id = t.tender_type_id join tender_family l on l.tender_id = t.id and l."deletedAt" is null join tender_product k on k.tender_family_id = l.id
    join product p on p.id = k.product_id join unit u on u.id = p.unit_id
    join tender_response_family f on f.tender_family_id = l.id and f."deletedAt" is null
    join tender_response r on r.id = f.tender_response_id and r.status <> '400' join supplier s on s.id = r.supplier_id
    left join tender_response_line n on n.tender_response_family_id = f.id and n.tender_product_id = k.id
  where (t.opened_at is not null or not t.sealed and y.machine_name <> 'public') and t."deletedAt" is null and k."deletedAt" is null
  order by t.id, l.lot_number, p.label, s.name`

const comparisonColumns: readonly SourceColumn[] = [
  { key: 'code', label: texts.code, kind: 'text' },
  { key: 'tender', label: texts.tender, kind: 'text' },
  { key: 'lot_number', label: texts.lot_number, kind: 'int' },
  { key: 'lot', label: texts.lot, kind: 'text' },
  { key: 'product_code', label: texts.product_code, kind: 'text' },
  { key: 'product', label: texts.product, kind: 'text' },
  { key: 'volume', label: texts.volume, kind: 'quantity' },
  { key: 'unit', label: texts.unit, kind: 'text' },
  { key: 'supplier', label: texts.supplier, kind: 'text' },
  { key: 'ref_supplier', label: texts.ref_supplier, kind: 'text' },
  { key: 'article', label: texts.article, kind: 'text' },
  { key: 'quotation', label: texts.quotation, kind: 'price' },
  { key: 'final_score', label: texts.final_score, kind: 'percent' },
  { key: 'rank', label: texts.rank, kind: 'int' },
  { key: 'decision', label: texts.decision, kind: 'text' },
]

/** Products × offers of the tenders that were opened. */
export const comparisonSource: ExportSource = sqlSource(comparisonColumns, comparisonSql)

/** Awarded public tenders that have what the schema asks of the buyer. */
const marketsSql = `
  select t.id from tender t join tendertype y on y.id = t.tender_type_id and y.machine_name = 'public' join company c on c.id = t.company_id
  where t.status in ${listOf(awardedTenders)} and t."deletedAt" is null and c.siret ~ '^[0-9]{14}$' and ($1::bigint is null or t.id = $1)
    and exists (select 1 from attribution a where a.tender_id = t.id and a."deletedAt" is null)
    and (select n.cpv from public_notice n where n.tender_id = t.id and n."deletedAt" is null order by n.id limit 1) ~ '[0-9]{8}'
  order by t.id`

const marketColumns: readonly SourceColumn[] = [
  { key: 'id', label: 'id', kind: 'text' },
  { key: 'acheteur', label: 'acheteur.id', kind: 'text' },
  { key: 'nature', label: 'nature', kind: 'text' },
  { key: 'objet', label: 'objet', kind: 'text' },
  { key: 'codeCPV', label: 'codeCPV', kind: 'text' },
  { key: 'procedure', label: 'procedure', kind: 'text' },
  { key: 'lieu', label: 'lieuExecution.code', kind: 'text' },
  { key: 'dureeMois', label: 'dureeMois', kind: 'int' },
  { key: 'dateNotification', label: 'dateNotification', kind: 'date' },
  { key: 'datePublicationDonnees', label: 'datePublicationDonnees', kind: 'date' },
  { key: 'montant', label: 'montant', kind: 'money' },
  { key: 'offresRecues', label: 'offresRecues', kind: 'int' },
  { key: 'titulaires', label: 'titulaires.id', kind: 'text' },
]

async function marketsOf(work: Work, filters: readonly FilterInput[]) {
  const id = filters.find(({ name }) => name === 'tender_id')?.value ?? null
  const tenders = await work.tx.query<{ id: number }>(marketsSql, [id])
  const found = []
  for (const tender of tenders) found.push(...(await essentialData(work, tender.id)).marches.marche)
  return found.map((market) => ({
    ...market,
    acheteur: market.acheteur.id,
    lieu: market.lieuExecution.code,
    titulaires: market.titulaires.map(({ titulaire }) => titulaire.id).join(' ; '),
  }))
}

/** « Données essentielles »: one row a market, as their public schema has it; their JSON is the tender's own file. */
export const decpSource: ExportSource = {
  columns: marketColumns,
  count: async (work, filters) => (await marketsOf(work, filters)).length,
  rows: async function* (work, filters) {
    yield await marketsOf(work, filters)
  },
}
