import { type FormEvent, useId } from 'react'
import { confirmationSentences, quantityWords } from '../../i18n/fr/orders'
import type { Answered } from '../../resources/orders/confirmation'
import type { LinkedOrder } from '../../resources/orders/link-answers'
import { confirmedStates } from '../../resources/orders/order-line'
import { frenchDay } from '../../resources/schema/date-text'
import { parisDay } from '../../resources/schema/paris-time'
import { DayField } from './DayField'
import { Field } from './Field'
import { ProposedFields } from './ProposedFields'
import { SubmitButton } from './SubmitButton'
import { sayEntry } from './say-entry'
import { useConfirmation } from './use-confirmation'
import './confirm.css'

type Line = LinkedOrder['lines'][number]
interface LineProps {
  token: string
  line: Line
  answer: Answered
  issue: keyof typeof confirmationSentences | undefined
  onChange: (line: number, patch: Partial<Answered>) => void
}

const states = Object.entries(confirmedStates).map(([state, { label }]) => [state, label] as const)

function AnsweredLine({ token, line, answer, issue, onChange }: LineProps) {
  const id = useId()
  const error = issue && confirmationSentences[issue]
  return (
    <li>
      <b>{line.label}</b>
      <span className="confirm-quiet">
        {[quantityWords(line.quantity, line.OrderUnit?.label ?? ''), line.ref_supplier]
          .filter(Boolean)
          .join(' · ')}
      </span>
      <div className="confirm-answer">
        <div className="field">
          <label htmlFor={id}>{sayEntry('confirm.answer')}</label>
          <select
            id={id}
            value={answer.state}
            aria-label={`${sayEntry('confirm.answer')} : ${line.label}`}
            onChange={({ target }) => onChange(line.id, { state: target.value as Answered['state'] })}
          >
            {states.map(([state, label]) => (
              <option key={state} value={state}>
                {label}
              </option>
            ))}
          </select>
        </div>
        {answer.state === 'short' && (
          <Field
            label={sayEntry('confirm.quantity')}
            value={answer.quantity}
            inputMode="decimal"
            {...(error ? { error } : {})}
            onChange={(quantity) => onChange(line.id, { quantity })}
          />
        )}
        {answer.state === 'substituted' && (
          <ProposedFields
            token={token}
            line={line.id}
            proposed={answer.proposed}
            error={error}
            onChange={(proposed) => onChange(line.id, { proposed })}
          />
        )}
      </div>
    </li>
  )
}

/** The supplier's answer from its link, once the order has been read (domain §5.7). */
export function ConfirmOrder({ token }: { token: string }) {
  const {
    order,
    day,
    setDay,
    answers,
    issues,
    change,
    confirm,
    isAsked,
    warned,
    problem,
    isPending,
    isDone,
  } = useConfirmation(token)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void confirm()
  }
  const said = problem && (
    <p className="form-problem" role="alert">
      {problem}
    </p>
  )
  if (!order) return said ?? null
  if (isDone)
    return (
      <div className="confirm-done" role="status">
        <p>{sayEntry('confirm.done', { number: order.number, date: frenchDay(day) })}</p>
        {warned.map((sentence) => (
          <p key={sentence} className="confirm-quiet">
            {sentence}
          </p>
        ))}
      </div>
    )
  if (order.confirm_order_date)
    return (
      <p className="confirm-done" role="status">
        {sayEntry('confirm.before', { date: frenchDay(parisDay(new Date(order.confirm_order_date))) })}
      </p>
    )
  return (
    <section className="confirm">
      <h2>{sayEntry('confirm.heading')}</h2>
      <p className="confirm-quiet">{sayEntry('confirm.intro')}</p>
      <form className="form" onSubmit={submit} noValidate>
        <DayField
          label={sayEntry('confirm.day')}
          value={day}
          placeholder={sayEntry('confirm.dayFormat')}
          faulty={sayEntry('confirm.dayInvalid')}
          onChange={setDay}
        />
        <ul className="confirm-lines">
          {order.lines.map((line, index) => {
            const answer = answers[index]
            return (
              answer && (
                <AnsweredLine
                  key={line.id}
                  token={token}
                  line={line}
                  answer={answer}
                  issue={issues[index]}
                  onChange={change}
                />
              )
            )
          })}
        </ul>
        {said}
        <SubmitButton isPending={isPending}>
          {sayEntry(isAsked ? 'confirm.meant' : 'confirm.send')}
        </SubmitButton>
      </form>
    </section>
  )
}
