import { type FormEvent, useState } from 'react'
import { quantityWords } from '../../i18n/fr/orders'
import type { GiveBack } from '../../resources/orders/guard-refusal'
import type { LinkedOrder } from '../../resources/orders/link-answers'
import { frenchDay } from '../../resources/schema/date-text'
import { decimalText } from '../../resources/schema/decimal-text'
import { Field } from './Field'
import { Frame } from './Frame'
import { SubmitButton } from './SubmitButton'
import { SuccessMark } from './SuccessMark'
import { sayEntry } from './say-entry'
import { useDecision } from './use-decision'
import './decide.css'

function Facts({ order }: { order: LinkedOrder }) {
  const facts = [
    [sayEntry('decide.supplier'), order.supplier],
    [sayEntry('decide.adherent'), order.adherent],
    [sayEntry('decide.author'), order.author],
    [sayEntry('decide.delivery'), frenchDay(order.ask_delivery_date)],
    [
      sayEntry('decide.total'),
      sayEntry('decide.amounts', {
        ht: decimalText(order.order_total_ht),
        ttc: decimalText(order.order_total_ttc),
      }),
    ],
    ...(order.comment ? [[sayEntry('decide.comment'), order.comment]] : []),
  ]
  return (
    <dl className="decide-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Lines({ order }: { order: LinkedOrder }) {
  return (
    <details className="decide-lines" open={order.lines.length <= 8}>
      <summary>{`${sayEntry('decide.lines')} (${order.lines.length})`}</summary>
      <ul>
        {order.lines.map((line) => (
          <li key={line.id}>
            <span>{line.label}</span>
            <span>{quantityWords(line.quantity, line.OrderUnit?.label ?? '')}</span>
            <span>{`${decimalText(line.line_ht)} €`}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}

interface Choosing {
  isPending: boolean
  /** Where it cannot be validated: to whom it may be given back, and why. */
  back: GiveBack | undefined
  decide: (decision: 'validated' | 'refused', reason?: string) => Promise<void>
}

/** Two buttons; the second asks why before it refuses. */
function Choice({ isPending, decide, back }: Choosing) {
  const [isRefusing, setRefusing] = useState(false)
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isRefusing) return void decide('validated')
    if (reason.trim().length < 3) return setError(sayEntry('decide.reasonError'))
    setError(undefined)
    void decide('refused', reason.trim())
  }
  return (
    <form className="form" onSubmit={submit} noValidate>
      {isRefusing && (
        <Field
          label={sayEntry('decide.reason')}
          value={reason}
          error={error}
          onChange={setReason}
          maxLength={500}
          autoFocus
        />
      )}
      <SubmitButton isPending={isPending}>
        {sayEntry(isRefusing ? 'decide.refuseNow' : 'decide.validate')}
      </SubmitButton>
      {back && !isRefusing && (
        <button
          type="button"
          className="button"
          disabled={isPending}
          onClick={() => {
            setReason(back.reason.slice(0, 500))
            setRefusing(true)
          }}
        >
          {sayEntry('decide.giveBack', { author: back.author })}
        </button>
      )}
      <button
        type="button"
        className="button button-quiet"
        disabled={isPending}
        onClick={() => setRefusing(!isRefusing)}
      >
        {sayEntry(isRefusing ? 'decide.back' : 'decide.refuse')}
      </button>
    </form>
  )
}

/** The page of a decider's link: it shows the order and decides only when a button is used (domain §5.5). */
export function DecideOrder() {
  const { order, problem, decided, decide, isPending, back } = useDecision()
  const heading = order ? `${sayEntry('decide.heading')} : ${order.number}` : sayEntry('decide.heading')
  if (decided && order)
    return (
      <Frame
        heading={sayEntry(`decide.${decided}`, { number: order.number })}
        intro={sayEntry('decide.close')}
        mark={<SuccessMark />}
      />
    )
  return (
    <Frame heading={heading} intro={sayEntry('decide.intro')}>
      {problem && (
        <p className="form-problem" role="alert">
          {problem}
        </p>
      )}
      {!order && !problem && <p role="status">{sayEntry('decide.loading')}</p>}
      {order && (
        <>
          <Facts order={order} />
          <Lines order={order} />
          <Choice isPending={isPending} decide={decide} back={back} />
        </>
      )}
    </Frame>
  )
}
