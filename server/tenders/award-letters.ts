import { tenderTexts } from '../../i18n/fr/tenders'
import { frenchDay } from '../../resources/schema/date-text'
import { frenchDecimal } from '../../resources/schema/decimal-text'
import type { RowOf } from '../../resources/schema/infer'
import { fillWritten } from '../../resources/schema/phrase'
import { type CriterionName, criterionNames } from '../../resources/tenders/criteria'
import { usualAward } from '../../resources/tenders/invitation'
import { judgedResponses } from '../../resources/tenders/states'
import type { tenderResponseFamily } from '../../resources/tenders/tender-response'
import { told } from '../../resources/trade/told'
import type { Context } from '../api/context'
import type { Work } from '../api/work'
import { listOf } from '../database/naming'
import { type Bidder, biddersOf, mailBidder, namesOf, tellBidder } from './bidders'
import type { TenderRow } from './tender-row'

/** What became of a supplier's offer on a lot. */
export type LotResult = RowOf<
  typeof tenderResponseFamily,
  'decision' | 'decision_rank' | 'final_score' | 'rank'
> & {
  supplier_id: number
  lot_number: number
  label: string
  reason: string | null
  notes: Partial<Record<CriterionName, string>> | null
  winner: string | null
  winner_total: string | null
  winner_final: string | null
  winner_notes: Partial<Record<CriterionName, string>> | null
}

const resultsSql = `
  select r.supplier_id, l.lot_number, l.label, f.decision, f.decision_rank, nullif(concat_ws(' – ', f.irregular_reason, f.decision_reason), '') as reason,
    f.final_score, f.rank, f.score -> 'notes' as notes, w.name as winner, w.total as winner_total, w.final as winner_final, w.notes as winner_notes
  from tender_response_family f join tender_response r on r.id = f.tender_response_id join tender_family l on l.id = f.tender_family_id
    left join lateral (select s.name, a.amount_estimated_ht::text as total, a.final_score::text as final, g.score -> 'notes' as notes
      from attribution a join supplier s on s.id = a.supplier_id
        left join tender_response q on q.tender_id = a.tender_id and q.supplier_id = a.supplier_id
        left join tender_response_family g on g.tender_response_id = q.id and g.tender_family_id = a.tender_family_id and g."deletedAt" is null
      where a.tender_family_id = l.id and a.rank = 1 and a."deletedAt" is null) w on true
  where r.tender_id = $1 and r.status in ${listOf(judgedResponses)} and f."deletedAt" is null order by r.supplier_id, l.lot_number`

const note = (text: string | null | undefined) => (text ? frenchDecimal(text) : '–')

const notesText = (notes: LotResult['notes']): string =>
  Object.entries(notes ?? {})
    .map(([name, value]) => `${criterionNames[name as CriterionName]} ${note(value)}`)
    .join(', ')

/** From which day a public award may be signed, in words. */
export const signableText = ({ is_public, signable_on }: Pick<TenderRow, 'is_public' | 'signable_on'>) =>
  is_public && signable_on ? [tenderTexts.letter.signable({ date: frenchDay(signable_on) })] : []

const chosenText = ({ winner_final, winner_notes }: LotResult): string => {
  const notes = notesText(winner_notes)
  return tenderTexts.letter.chosen({ final: note(winner_final), notes: notes && ` (${notes})` })
}

/** What a supplier is told of a lot: its own notes and rank; of a public tender, the winner's name, its total and what led to it (R2181-3). */
export function lotText(result: LotResult, isPublic: boolean): string {
  const of = {
    lot: result.lot_number,
    label: result.label,
    note: note(result.final_score),
    rank: result.rank ?? '–',
  }
  if (result.decision === 'retained')
    return tenderTexts.letter.retained({ ...of, rank: result.decision_rank ?? 1 })
  const notes = notesText(result.notes)
  return [
    (result.final_score ? tenderTexts.letter.rejected : tenderTexts.letter.unranked)(of),
    ...(notes ? [tenderTexts.letter.notes({ notes })] : []),
    ...(result.reason ? [tenderTexts.letter.reason({ reason: result.reason })] : []),
    ...(isPublic && result.winner
      ? [
          tenderTexts.letter.winner({
            winner: result.winner,
            total: result.winner_total
              ? tenderTexts.letter.winnerTotal({ total: note(result.winner_total) })
              : '',
          }),
          ...(result.winner_final ? [chosenText(result)] : []),
        ]
      : []),
  ].join('\n')
}

/** What became of every offer that was opened, lot by lot. */
export const resultsOf = (tx: Work['tx'], tenderId: number): Promise<LotResult[]> =>
  tx.query<LotResult>(resultsSql, [tenderId])

type Fate = keyof typeof usualAward
type Written = Partial<Record<`${Fate}_${'object' | 'message'}`, string | null>>

interface Letter {
  fate: Fate
  own: readonly LotResult[]
  written: Written
}

/** What the settings of public notices say at an award; of a private tender, nothing. */
async function writtenFor({ tx }: Work, { is_public }: TenderRow): Promise<Written> {
  if (!is_public) return {}
  const [row = {}] = await tx.query<Written>(
    'select retained_object, retained_message, rejected_object, rejected_message from publicnotice order by id limit 1',
  )
  return row
}

/** The subject and the message of a letter: those of the settings, else the usual ones. */
function lettersOf(tender: TenderRow, bidder: Bidder, { fate, own, written }: Letter) {
  const lots = own.filter(({ decision }) => (decision === 'retained') === (fate === 'retained'))
  const values = {
    reference: tender.code,
    objet: tender.label,
    fournisseur: bidder.name,
    note: lots.map(({ final_score }) => note(final_score)).join(', '),
    rang: lots.map(({ decision_rank, rank }) => decision_rank ?? rank ?? '–').join(', '),
  }
  const said = (part: 'object' | 'message') =>
    fillWritten(written[`${fate}_${part}`]?.trim() || usualAward[fate][part], values)
  return { objet: said('object'), message: said('message') }
}

/** Writes to every bidder what became of its offer, lot by lot (domain §9.7). */
export async function sendLetters(context: Context, work: Work, tender: TenderRow): Promise<void> {
  const results = await resultsOf(work.tx, tender.id)
  const bidders = await biddersOf(work.tx, [...new Set(results.map(({ supplier_id }) => supplier_id))])
  const written = await writtenFor(work, tender)
  for (const bidder of bidders) {
    const own = results.filter(({ supplier_id }) => supplier_id === bidder.supplier_id)
    const isRetained = own.some(({ decision }) => decision === 'retained')
    const lots = [...own.map((one) => lotText(one, tender.is_public)), ...signableText(tender)].join('\n\n')
    const letter = lettersOf(tender, bidder, { fate: isRetained ? 'retained' : 'rejected', own, written })
    const values = { ...namesOf(tender, bidder), ...letter, lots }
    const mail = isRetained
      ? ({
          model: 'attribution_retenu',
          values: {
            ...values,
            debut: frenchDay(String(tender.market_openning_date)),
            fin: frenchDay(String(tender.market_closing_date)),
          },
          event: 'award',
        } as const)
      : ({ model: 'attribution_non_retenu', values, event: 'award' } as const)
    await mailBidder(context, work.tx, { tender, bidder, mail })
    await tellBidder(work.tx, {
      tender,
      bidder,
      kind: told.tenders.decided.kind,
      params: {
        tender: tender.label,
        result: `${bidder.name}, ${isRetained ? tenderTexts.letter.yes : tenderTexts.letter.no}`,
      },
      // Each of several suppliers of one person has its own result.
      event: `award-${bidder.supplier_id}`,
      now: work.now,
    })
  }
}
