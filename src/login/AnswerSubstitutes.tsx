import { type FormEvent, useState } from 'react'
import { euros, quantityWords } from '../../i18n/fr/orders'
import { frenchDay, frenchMoment } from '../../resources/schema/date-text'
import { Frame } from './Frame'
import { SubmitButton } from './SubmitButton'
import { SuccessMark } from './SuccessMark'
import { sayEntry } from './say-entry'
import { type Proposed, useSubstitutions } from './use-substitutions'
import './decide.css'

type Decisions = Readonly<Record<number, 'accepted' | 'refused'>>
const choices = ['accepted', 'refused'] as const

interface RowProps {
  one: Proposed
  decision: 'accepted' | 'refused' | undefined
  onChange: (decision: 'accepted' | 'refused') => void
}

/** What is proposed, what it stands for, and the two answers. */
function Row({ one, decision, onChange }: RowProps) {
  const { asked } = one
  return (
    <fieldset className="substitute">
      <legend>{one.label}</legend>
      <p>
        {sayEntry('substitutes.line', {
          quantity: quantityWords(one.quantity, one.OrderUnit?.label ?? ''),
          amount: euros(one.line_ht),
        })}
      </p>
      <p className="substitute-quiet">
        {sayEntry('substitutes.asked', {
          label: asked.label,
          quantity: quantityWords(asked.quantity, asked.OrderUnit?.label ?? ''),
          amount: euros(asked.line_ht),
        })}
      </p>
      {choices.map((choice) => (
        <label key={choice}>
          <input
            type="radio"
            name={`substitute-${one.id}`}
            checked={decision === choice}
            onChange={() => onChange(choice)}
          />
          {sayEntry(`substitutes.${choice}`)}
        </label>
      ))}
    </fieldset>
  )
}

/** The page of the link: what the supplier proposes, accepted or refused once, without an account. */
export function AnswerSubstitutes() {
  const { order, problem, isDone, isPending, answer, setProblem } = useSubstitutions()
  const [decisions, setDecisions] = useState<Decisions>({})
  const waiting = order?.substitutions.filter(({ state }) => state === 'pending') ?? []
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const given = waiting.flatMap(({ id }) => (decisions[id] ? [{ id, decision: decisions[id] }] : []))
    if (given.length < waiting.length) return setProblem(sayEntry('substitutes.missing'))
    void answer(given)
  }
  if (isDone)
    return (
      <Frame heading={sayEntry('substitutes.done')} intro={sayEntry('decide.close')} mark={<SuccessMark />} />
    )
  const [first] = waiting
  const intro =
    order &&
    sayEntry('substitutes.intro', {
      supplier: order.supplier,
      number: order.number,
      adherent: order.adherent,
      day: frenchDay(order.supplier_delivery_date ?? order.ask_delivery_date),
    })
  return (
    <Frame heading={sayEntry('substitutes.heading')} intro={intro ?? sayEntry('decide.loading')}>
      {problem && (
        <p className="form-problem" role="alert">
          {problem}
        </p>
      )}
      {order && (
        <form className="form" onSubmit={submit} noValidate>
          {first ? (
            <p>{sayEntry('substitutes.until', { moment: frenchMoment(first.answer_before) })}</p>
          ) : (
            <p>{sayEntry('substitutes.none')}</p>
          )}
          {waiting.map((one) => (
            <Row
              key={one.id}
              one={one}
              decision={decisions[one.id]}
              onChange={(decision) => setDecisions((known) => ({ ...known, [one.id]: decision }))}
            />
          ))}
          {first && <SubmitButton isPending={isPending}>{sayEntry('substitutes.send')}</SubmitButton>}
        </form>
      )}
    </Frame>
  )
}
