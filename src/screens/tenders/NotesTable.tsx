import { irregularityOf } from '../../../i18n/fr/irregular-offers'
import { euros } from '../../../i18n/fr/orders'
import { tenderScreens } from '../../../i18n/fr/tender-screens'
import { decimalText } from '../../../resources/schema/decimal-text'
import { parseDecimal } from '../../../resources/schema/reading/numbers'
import type { ComparisonAnswer, OfferAnswer } from '../../../resources/tenders/comparison-answers'
import { type Criterion, isEntered } from '../../../resources/tenders/criteria'
import { lotJudgement } from '../../../resources/tenders/judgement-endpoints'
import { useEndpoints } from '../../fields/endpoints'
import { type ReadColumn, SheetTable } from '../../widgets/SheetTable'
import { useTenderAct } from './use-tenders'

const texts = tenderScreens.comparison

interface Props {
  of: ComparisonAnswer
  isLocked: boolean
}

/** An offer with what was worked out of its notes. */
interface Noted {
  offer: OfferAnswer
  score: ComparisonAnswer['scores'][number] | undefined
}

function NoteCell({ of, offer, criterion, isLocked }: Props & { offer: OfferAnswer; criterion: Criterion }) {
  const calls = useEndpoints(lotJudgement)
  const { run } = useTenderAct()
  const given = of.notes.filter(
    (one) => one.supplier_id === offer.supplier_id && one.criterion === criterion.machine_name,
  )
  const worked = of.scores.find(({ id }) => id === offer.id)?.notes[criterion.machine_name]
  if (isLocked || !isEntered(criterion)) return worked ? decimalText(worked) : '–'
  const own = given.find((one) => one.own)?.value
  const save = async (typed: string) => {
    const value = parseDecimal(typed)
    if (!value || value === own) return
    const note = { supplier_id: offer.supplier_id, criterion: criterion.machine_name, value }
    await run(
      () => calls.note({ id: of.lot.id, ...note }),
      () => texts.noted,
    )
  }
  return (
    <>
      <input
        key={own}
        className="cell"
        inputMode="decimal"
        aria-label={texts.noteOf({ criterion: criterion.label, supplier: offer.supplier })}
        defaultValue={own ? decimalText(own) : ''}
        onBlur={({ target }) => void save(target.value)}
      />
      {given.some((one) => !one.own) && worked && (
        <span
          className="quiet"
          title={texts.evaluators(given.map(({ author, value }) => `${author} ${decimalText(value)}`))}
        >
          ⌀ {decimalText(worked)}
        </span>
      )}
    </>
  )
}

/** Totals and notes of each offer by criterion; those that people give are entered in place. */
export function NotesTable({ of, isLocked }: Props) {
  return (
    <SheetTable
      name={texts.byCriterion}
      rows={of.offers.map((offer) => ({ offer, score: of.scores.find(({ id }) => id === offer.id) }))}
      keyOf={({ offer }) => offer.id}
      columns={[
        {
          title: tenderScreens.receipts.supplier,
          is: 'what',
          of: ({ offer }) => offer.supplier,
          under: ({ offer, score }) =>
            irregularityOf(offer, score) ?? (score?.incomplete && texts.incomplete),
        },
        { title: texts.total, is: 'number', of: ({ score }) => score?.total && euros(score.total) },
        ...of.criteria.map(
          (criterion): ReadColumn<Noted> => ({
            title: `${criterion.label} (${decimalText(criterion.weight)} %)`,
            is: 'number',
            of: ({ offer }) => <NoteCell of={of} offer={offer} criterion={criterion} isLocked={isLocked} />,
          }),
        ),
        {
          title: texts.final,
          is: 'number amount',
          of: ({ offer }) => (offer.final_score ? decimalText(offer.final_score) : '–'),
        },
        { title: texts.rank, is: 'number', of: ({ offer }) => offer.rank ?? '–' },
      ]}
    />
  )
}
