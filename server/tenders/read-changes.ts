import { tenderChangeTexts as texts } from '../../i18n/fr/tender-changes'
import { frenchDecimal, withScale } from '../../resources/schema/decimal-text'
import type { RowOf } from '../../resources/schema/infer'
import { delayCodes } from '../../resources/tenders/answer'
import {
  changesBetween,
  type TenderChange,
  type TenderChanges,
  type TenderFact,
} from '../../resources/tenders/changes'
import { type Criterion, criterionScales, isEntered } from '../../resources/tenders/criteria'
import { documentKinds } from '../../resources/tenders/notice-papers'
import { type PreparationStep, preparationOrder } from '../../resources/tenders/preparation'
import type { tenderProduct } from '../../resources/tenders/tender-lot'
import type { Work } from '../api/work'
import type { Tx } from '../database/tx'
import { findTender, type TenderRow } from './tender-row'

const lotsSql = `
  select concat_ws('/', l.family_id, l.zone_id) as key, l.id as lot_id, concat_ws(' – ', f.label, z.label) as label, l.label as value,
    not (f.active and f."deletedAt" is null) as inactive
  from tender_family l join family f on f.id = l.family_id left join zone z on z.id = l.zone_id
  where l.tender_id = $1 and l."deletedAt" is null order by l.lot_number, l.id`
const productsSql = `
  select concat_ws('/', l.family_id, l.zone_id) as lot, l.id as lot_id, p.product_id, o.label, p.volume::text as volume, p.mandatory,
    coalesce(nullif(u.abbreviation, ''), u.label) as unit, not (o.active and o."deletedAt" is null) as inactive
  from tender_family l join tender_product p on p.tender_family_id = l.id join product o on o.id = p.product_id
    join unit u on u.id = o.unit_id
  where l.tender_id = $1 and l."deletedAt" is null and p."deletedAt" is null order by l.lot_number, o.label, p.id`
const scalesSql = `
  select 'frequency' as scale, s.per_week_from::text as step, s.note::text as note, null as type, f.label as family, s.family_id
    from frequencyscale s left join family f on f.id = s.family_id where s.tender_id = $1 and s.active and s."deletedAt" is null
  union all select 'delay', s.delay_code, s.note::text, null, f.label, s.family_id
    from delayscale s left join family f on f.id = s.family_id where s.tender_id = $1 and s.active and s."deletedAt" is null
  union all select 'note', concat(s.note_type_id, '/', s.label), s.value::text, concat(t.label, ', ', s.label), f.label, s.family_id
    from notescale s join notetype t on t.id = s.note_type_id left join family f on f.id = s.family_id
    where s.tender_id = $1 and s.active and s."deletedAt" is null
  order by 1 desc, 6 nulls first, 3 desc`
const documentsSql = `
  select d.kind, d.label, coalesce(f.sha256, f.unique_name) as value from tender_document d join "file" f on f.id = d.file_id
  where d.tender_id = $1 and d."deletedAt" is null and d.replaced_at is null order by d.id`
/** Products of the families of the present lots that came after the former tender, and stand in none of them. */
const freshSql = `
  select o.id as product_id, o.label, min(n.id) as lot_id from tender_family n join subfamily s on s.family_id = n.family_id
    join product o on o.subfamily_id = s.id and o.active and o."deletedAt" is null
  where n.tender_id = $1 and n."deletedAt" is null and o."createdAt" > $3
    and exists (select 1 from tender_family l where l.tender_id = $2 and l.family_id = n.family_id and l."deletedAt" is null)
    and not exists (select 1 from tender_product p join tender_family m on m.id = p.tender_family_id
      where m.tender_id = $1 and m."deletedAt" is null and p.product_id = o.id and p."deletedAt" is null)
  group by o.id order by o.label limit 500`

interface LotFact extends Record<string, unknown> {
  key: string
  lot_id: number
  label: string
  value: string
  inactive: boolean
}
type ProductFact = RowOf<typeof tenderProduct, 'product_id' | 'volume' | 'mandatory'> & {
  lot: string
  lot_id: number
  label: string
  unit: string
  inactive: boolean
}
interface ScaleFact extends Record<string, unknown> {
  scale: 'frequency' | 'delay' | 'note'
  step: string
  note: string
  type: string | null
  family: string | null
  family_id: number | null
}

interface DocumentFact extends Record<string, unknown> {
  kind: keyof typeof documentKinds
  label: string
  value: string
}

const nowhere = { lot: null, inactive: false, lot_id: null, product_id: null } as const
const spelled = (decimal: string) => frenchDecimal(withScale(decimal, 0))

function productFact({ lot, volume, unit, mandatory, ...row }: ProductFact): TenderFact {
  const { lot_id, product_id, label, inactive } = row
  const said = `${spelled(volume)} ${unit}`
  return {
    ...{ step: 'products', key: `${lot}/${product_id}`, lot, label, inactive, lot_id, product_id },
    value: `${withScale(volume, 0)} ${mandatory}`,
    text: mandatory ? said : texts.optional({ volume: said }),
  }
}

function scaleFact({ scale, step, note, type, family, family_id }: ScaleFact): TenderFact {
  const said = {
    frequency: () => texts.frequency({ n: step }),
    delay: () => texts.delay({ delay: delayCodes[step as keyof typeof delayCodes] ?? step }),
    note: () => texts.note({ type: type ?? '' }),
  }
  return {
    ...nowhere,
    ...{ step: 'criteria', key: `${scale}/${family_id ?? ''}/${step}`, value: withScale(note, 0) },
    label: [said[scale](), family].filter(Boolean).join(' – '),
    text: spelled(note),
  }
}

/** A fact that is of no lot. */
const fact = (step: PreparationStep, key: string, said: Pick<TenderFact, 'label' | 'value' | 'text'>) =>
  ({ ...nowhere, ...said, step, key }) satisfies TenderFact

function criterionFact({ weight, machine_name, label, scale }: Criterion): TenderFact {
  const noted = criterionScales[isEntered({ machine_name, scale }) ? 'entered' : 'automatic']
  const text = `${spelled(weight)} %, ${noted.toLowerCase()}`
  return fact('criteria', machine_name, { label, value: text, text })
}

/** What a tender says of what may be taken over from it. */
async function factsOf(tx: Tx, tender: TenderRow): Promise<TenderFact[]> {
  const of = [tender.id]
  const lots = await tx.query<LotFact>(lotsSql, of)
  const products = await tx.query<ProductFact>(productsSql, of)
  const scales = await tx.query<ScaleFact>(scalesSql, of)
  const documents = await tx.query<DocumentFact>(documentsSql, of)
  const words = [
    ['mail_object', texts.mailObject, tender.mail_object],
    ['mail_message', texts.mailMessage, tender.mail_message],
  ] as const
  return [
    ...lots.map((lot): TenderFact => ({ ...nowhere, ...lot, step: 'families', text: lot.value })),
    ...products.map(productFact),
    ...(tender.criteres ?? []).map(criterionFact),
    ...scales.map(scaleFact),
    ...documents.map(({ kind, label, value }) =>
      fact('documents', `${kind}/${label}`, {
        label: `${documentKinds[kind]} – ${label}`,
        value,
        text: null,
      }),
    ),
    ...words.flatMap(([key, label, value]) =>
      value?.trim() ? [fact('documents', key, { label, value, text: null })] : [],
    ),
  ]
}

/** What changed since the tender that this one was taken over from, for the marks on its steps. */
export async function readChanges({ tx }: Pick<Work, 'tx'>, id: number): Promise<TenderChanges> {
  const tender = await findTender(tx, id)
  const [former] = tender.previous_id
    ? await tx.query<{ id: number }>('select id from tender where id = $1 and "deletedAt" is null', [
        tender.previous_id,
      ])
    : []
  if (!former) return { from: null, data: [] }
  const before = await findTender(tx, former.id)
  const fresh = await tx.query<{ product_id: number; label: string; lot_id: number }>(freshSql, [
    ...[id, before.id, before.published_at ?? before.createdAt],
  ])
  const data: TenderChange[] = changesBetween(await factsOf(tx, before), await factsOf(tx, tender))
  const added = fresh.map(
    (row) =>
      ({
        ...row,
        step: 'products',
        key: `fresh/${row.product_id}`,
        mark: 'fresh',
        before: null,
        after: null,
      }) as const,
  )
  const { code, label } = before
  const all = [...data, ...added]
  return {
    from: { id: before.id, code, label },
    data: preparationOrder.flatMap((step) => all.filter((one) => one.step === step)),
  }
}
