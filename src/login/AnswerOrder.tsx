import { type FormEvent, useState } from 'react'
import { euros, quantityWords } from '../../i18n/fr/orders'
import { substituteLinkTexts as texts } from '../../i18n/fr/substitute-link'
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
        {texts.line({
          quantity: quantityWords(one.quantity, one.OrderUnit?.label ?? ''),
          amount: euros(one.line_ht),
        })}
      </p>
      <p className="substitute-quiet">
        {texts.asked({
          label: asked.label,
          line: `${quantityWords(asked.quantity, asked.OrderUnit?.label ?? '')}, ${euros(asked.line_ht)}`,
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
          {texts[choice]}
        </label>
      ))}
    </fieldset>
  )
}

/** The page of the link: what the supplier proposes, accepted or refused once, without an account. */
export function AnswerOrder() {
  const { order, problem, isDone, warned, isPending, answer, setProblem } = useSubstitutions()
  const [decisions, setDecisions] = useState<Decisions>({})
  const waiting = order?.substitutions.filter(({ state }) => state === 'pending') ?? []
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const given = waiting.flatMap(({ id }) => (decisions[id] ? [{ id, decision: decisions[id] }] : []))
    if (given.length < waiting.length) return setProblem(texts.missing)
    void answer(given)
  }
  if (isDone)
    return (
      <Frame heading={texts.done} intro={sayEntry('decide.close')} mark={<SuccessMark />}>
        {warned.map((sentence) => (
          <p key={sentence} className="substitute-quiet">
            {sentence}
          </p>
        ))}
      </Frame>
    )
  const [first] = waiting
  const intro =
    order &&
    texts.intro({
      supplier: order.supplier,
      order: texts.order({
        number: order.number,
        adherent: order.adherent,
        day: frenchDay(order.supplier_delivery_date ?? order.ask_delivery_date),
      }),
    })
  return (
    <Frame heading={texts.heading} intro={intro ?? sayEntry('decide.loading')}>
      {problem && (
        <p className="form-problem" role="alert">
          {problem}
        </p>
      )}
      {order && (
        <form className="form" onSubmit={submit} noValidate>
          {first ? <p>{texts.until({ moment: frenchMoment(first.answer_before) })}</p> : <p>{texts.none}</p>}
          {waiting.map((one) => (
            <Row
              key={one.id}
              one={one}
              decision={decisions[one.id]}
              onChange={(decision) => setDecisions((known) => ({ ...known, [one.id]: decision }))}
            />
          ))}
          {first && <SubmitButton isPending={isPending}>{texts.send}</SubmitButton>}
        </form>
      )}
    </Frame>
  )
}
