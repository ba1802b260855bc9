import { euros } from '../../i18n/fr/orders'
import { synthesisTexts as texts } from '../../i18n/fr/synthesis'
import { tenderTexts } from '../../i18n/fr/tenders'
import { frenchDecimal } from '../../resources/schema/decimal-text'
import { sumOfAmounts } from '../../resources/schema/exact'
import type { Work } from '../api/work'
import { choiceSaid } from './ask-law'
import type { ChapterColumn, ReadChapter } from './chapter'
import { readDeposits } from './read-deposits'
import type { TenderRow } from './tender-row'

const column = (title: string, share: number): ChapterColumn => ({ title, share })

/** Each offer of each lot with its note, its rank, what was decided of it and why. */
const offersSql = `
  select l.lot_number, l.lot_number || ' – ' || l.label as lot, s.name as supplier, f.final_score::text as note, f.rank::text as rank, f.decision,
    nullif(concat_ws(' – ', coalesce(f.irregular_reason, r.irregular_reason), f.decision_reason), '') as reason,
    coalesce(f.irregular_reason, r.irregular_reason) as irregular,
    exists (select 1 from tender_explanation x where x.tender_family_id = l.id and x.supplier_id = r.supplier_id
      and x.decision = 'rejected' and x."deletedAt" is null) as low
  from tender_family l join tender_response_family f on f.tender_family_id = l.id and f."deletedAt" is null
    join tender_response r on r.id = f.tender_response_id and r.status <> '400' and r."deletedAt" is null
    join supplier s on s.id = r.supplier_id
  where l.tender_id = $1 and l."deletedAt" is null order by l.lot_number, f.rank nulls last, s.name`

interface JudgedOffer extends Record<string, unknown> {
  lot_number: number
  lot: string
  supplier: string
  note: string | null
  rank: string | null
  decision: 'retained' | 'rejected' | null
  reason: string | null
  irregular: string | null
  low: boolean
}

const lotsSql = `
  select l.lot_number || ' – ' || l.label as lot, l.status, l.estimated_amount_ht::text as estimate,
    (select a.amount_estimated_ht::text from attribution a where a.tender_family_id = l.id and a.rank = 1 and a."deletedAt" is null) as amount
  from tender_family l where l.tender_id = $1 and l."deletedAt" is null order by l.lot_number`
const buyerSql = `select k.label as company, p.label as procedure, n.id is not null as has_notice, n.subcontracted_lots as subcontracted
  from tender t join company k on k.id = t.company_id left join public_notice n on n.tender_id = t.id and n."deletedAt" is null
    left join procedure p on p.id = coalesce(t.procedure_id, n.procedure_id) where t.id = $1 order by n.id limit 1`

interface Buyer extends Record<string, unknown> {
  company: string
  procedure: string | null
  has_notice: boolean
  subcontracted: string[] | null
}

type Facts = [name: string, value: string | null | undefined][]

const sumOf = (amounts: readonly (string | null)[]): string | null => {
  const said = amounts.filter((one) => one !== null)
  return said.length ? euros(sumOfAmounts(said)) : null
}

/** What the buyer's report of a procedure says (R2184-1): what is known of it, and nothing of what is not. */
async function presentationOf(work: Work, tender: TenderRow): Promise<Facts> {
  const [names] = await work.tx.query<Buyer>(buyerSql, [tender.id])
  const lots = await work.tx.query<
    Record<'lot' | 'status', string> & Record<'estimate' | 'amount', string | null>
  >(lotsSql, [tender.id])
  const offers = await work.tx.query<JudgedOffer>(offersSql, [tender.id])
  const named = (some: readonly JudgedOffer[]) =>
    some
      .map(({ lot_number: lot, supplier: name, irregular, reason }) =>
        [texts.unranked({ lot, name }), irregular ?? reason].filter(Boolean).join(', '),
      )
      .join('\n')
  const holders = offers.filter(({ decision }) => decision === 'retained')
  const criteria = tender.criteres
    ?.map(({ label, weight }) => `${label} ${frenchDecimal(weight)} %`)
    .join(', ')
  return [
    [texts.buyer, names?.company],
    [texts.object, `${tender.code} - ${tender.label}`],
    [texts.procedure, names?.procedure],
    [
      texts.procedureChoice,
      await choiceSaid(
        work.tx,
        tender,
        lots.map(({ estimate }) => estimate),
      ),
    ],
    [texts.estimate, sumOf(lots.map(({ estimate }) => estimate))],
    [texts.amount, sumOf(lots.map(({ amount }) => amount))],
    ...(await readDeposits(work, tender)).facts.map(([name, value]): [string, string] => [name, value]),
    [texts.irregular, named(offers.filter(({ irregular, low }) => irregular && !low))],
    [texts.low, named(offers.filter(({ low }) => low))],
    [
      texts.holders,
      holders
        .map(({ lot_number: lot, supplier: name, note }) =>
          note ? texts.holder({ lot, name, note: frenchDecimal(note) }) : texts.unranked({ lot, name }),
        )
        .join('\n'),
    ],
    [
      texts.subcontracting,
      names?.has_notice
        ? names.subcontracted?.map((lot) => texts.subcontracted({ lot })).join('\n') || texts.noSubcontracting
        : null,
    ],
    [texts.choice, holders.length && criteria ? texts.best({ criteria }) : null],
    [texts.without, lots.flatMap(({ lot, status }) => (status === 'no_bid' ? [lot] : [])).join('\n')],
  ]
}

const factColumns = [column(texts.fact, 35), column(texts.value, 65)]
const said = (facts: Readonly<Facts>) => ({
  columns: factColumns,
  rows: facts.flatMap(([name, value]) => (value ? [[name, value]] : [])),
})

/** The chapters of the buyer's file: what came in, how it was judged, and its report. */
export const reportChapters = {
  deposits: async (work, tender) => said([...(await readDeposits(work, tender)).facts] as Facts),
  offers: async ({ tx }, { id }) => ({
    columns: [
      column(texts.lot, 24),
      column(texts.supplier, 20),
      { ...column(texts.note, 8), scale: 2 },
      column(texts.rank, 7),
      column(texts.decision, 13),
      column(texts.reason, 28),
    ],
    rows: (await tx.query<JudgedOffer>(offersSql, [id])).map((one) => [
      ...[one.lot, one.supplier, one.note, one.rank ?? ''],
      one.decision === null
        ? ''
        : one.decision === 'retained'
          ? tenderTexts.letter.isRetained
          : tenderTexts.letter.isRejected,
      one.reason ?? '',
    ]),
  }),
  presentation: async (work, tender) => said(await presentationOf(work, tender)),
} as const satisfies Readonly<Record<string, ReadChapter>>
