import { euros } from '../../../i18n/fr/orders'
import { tenderScreens } from '../../../i18n/fr/tender-screens'
import { frenchDecimal, parseDecimal } from '../../../resources/schema/decimal-text'
import type { ComparisonAnswer, OfferAnswer } from '../../../resources/tenders/answers'
import { type Criterion, isEntered } from '../../../resources/tenders/criteria'
import { SheetRoot } from '../../widgets/sheet-style'
import { useTenderAct, useTenderCalls } from './use-tenders'

const texts = tenderScreens.comparison

interface Props {
  of: ComparisonAnswer
  isLocked: boolean
}

function NoteCell({ of, offer, criterion, isLocked }: Props & { offer: OfferAnswer; criterion: Criterion }) {
  const calls = useTenderCalls()
  const { run } = useTenderAct()
  const given = of.notes.filter(
    (one) => one.supplier_id === offer.supplier_id && one.criterion === criterion.machine_name,
  )
  const worked = of.scores.find(({ id }) => id === offer.id)?.notes[criterion.machine_name]
  if (isLocked || !isEntered(criterion)) return worked ? frenchDecimal(worked) : '–'
  const own = given.find((one) => one.own)?.value
  const save = async (typed: string) => {
    const value = parseDecimal(typed)
    if (!value || value === own) return
    const note = { supplier_id: offer.supplier_id, criterion: criterion.machine_name, value }
    await run(
      () => calls.note(of.lot.id, note),
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
        defaultValue={own ? frenchDecimal(own) : ''}
        onBlur={({ target }) => void save(target.value)}
      />
      {given.some((one) => !one.own) && worked && (
        <span
          className="quiet"
          title={texts.evaluators(given.map(({ author, value }) => `${author} ${frenchDecimal(value)}`))}
        >
          ⌀ {frenchDecimal(worked)}
        </span>
      )}
    </>
  )
}

/** Totals and notes of each offer by criterion; those that people give are entered in place. */
export function NotesTable({ of, isLocked }: Props) {
  return (
    <SheetRoot>
      <table aria-label={texts.byCriterion}>
        <thead>
          <tr>
            <th scope="col">{tenderScreens.receipts.supplier}</th>
            <th scope="col" className="number">
              {texts.total}
            </th>
            {of.criteria.map(({ machine_name, label, weight }) => (
              <th key={machine_name} scope="col" className="number">
                {label} ({frenchDecimal(weight)} %)
              </th>
            ))}
            <th scope="col" className="number">
              {texts.final}
            </th>
            <th scope="col" className="number">
              {texts.rank}
            </th>
          </tr>
        </thead>
        <tbody>
          {of.offers.map((offer) => {
            const score = of.scores.find(({ id }) => id === offer.id)
            const isOut = offer.irregular_reason || score?.irregular
            return (
              <tr key={offer.id}>
                <td className="what">
                  <div className="label">{offer.supplier}</div>
                  <div className="quiet">
                    {isOut
                      ? (offer.irregular_reason ?? texts.irregular)
                      : score?.incomplete && texts.incomplete}
                  </div>
                </td>
                <td className="number" data-label={texts.total}>
                  {score?.total && euros(score.total)}
                </td>
                {of.criteria.map((criterion) => (
                  <td key={criterion.machine_name} className="number" data-label={criterion.label}>
                    <NoteCell of={of} offer={offer} criterion={criterion} isLocked={isLocked} />
                  </td>
                ))}
                <td className="number amount" data-label={texts.final}>
                  {offer.final_score ? frenchDecimal(offer.final_score) : '–'}
                </td>
                <td className="number" data-label={texts.rank}>
                  {offer.rank ?? '–'}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </SheetRoot>
  )
}
