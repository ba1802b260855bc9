import Box from '@mui/material/Box'
import { useState } from 'react'
import { orderPageTexts as texts } from '../../../i18n/fr/order-pages'
import { confirmationSentences } from '../../../i18n/fr/orders'
import type { OrderAnswer } from '../../../resources/orders/answers'
import { type Answered, answerIssue, answersOf, confirmationOf } from '../../../resources/orders/confirmation'
import type { SubstitutionAnswer } from '../../../resources/orders/substitution'
import { asksFirst, confirming } from '../../trade/asks'
import { useOrderCalls } from '../../trade/use-order-calls'
import { DayInput } from '../../widgets/DayInput'
import { Modal } from '../../widgets/Modal'
import { ModalActions } from '../../widgets/ModalActions'
import { ConfirmLine } from './ConfirmLine'
import { useRun } from './use-run'

const namedUnits = (one: SubstitutionAnswer) => ({
  ...one,
  unit: one.OrderUnit?.label ?? '',
  billing: one.BillingUnit?.label ?? '',
})

/** The supplier's answer: its day, and line by line what it will deliver (T13). */
export function ConfirmOrderDialog({ order, onClose }: { order: OrderAnswer; onClose: () => void }) {
  const calls = useOrderCalls()
  const { run, isPending } = useRun()
  const isAccepted = (id: number) =>
    order.substitutions.some(({ order_line_id, state }) => order_line_id === id && state === 'accepted')
  const lines = order.lines.filter(({ id, added_at_reception }) => !added_at_reception && !isAccepted(id))
  const [day, setDay] = useState<string | null>(order.supplier_delivery_date ?? order.ask_delivery_date)
  const [answers, setAnswers] = useState<readonly Answered[]>(() =>
    answersOf(lines, order.substitutions.filter(({ state }) => state === 'pending').map(namedUnits)),
  )
  const change = (id: number, patch: Partial<Answered>) =>
    setAnswers((known) => known.map((one) => (one.line_id === id ? { ...one, ...patch } : one)))
  const [isTried, setTried] = useState(false)
  const errors = lines.map((line, index) => {
    const issue = answers[index] && answerIssue(line, answers[index])
    return issue && confirmationSentences[issue]
  })
  const confirm = async () => {
    setTried(true)
    if (errors.some(Boolean)) return
    const given = { ...confirmationOf(day ?? '', answers), seen_confirm_date: order.confirm_order_date }
    const done = await run(
      () => confirming((more) => calls.confirm({ id: order.id, ...given, ...more }, asksFirst)),
      texts.confirmed,
    )
    if (done) onClose()
  }
  return (
    <Modal
      open
      size="md"
      title={texts.confirmTitle({ ofNumber: order.number })}
      onClose={onClose}
      actions={
        <ModalActions
          confirm={texts.confirm}
          onCancel={onClose}
          disabled={!day}
          loading={isPending}
          onConfirm={() => void confirm()}
        />
      }
    >
      <Box sx={{ maxWidth: 240, mb: 2, pt: 1 }}>
        <DayInput label={texts.announced} value={day} onChange={setDay} required />
      </Box>
      {lines.map((line, index) => {
        const answer = answers[index]
        return (
          answer && (
            <ConfirmLine
              key={line.id}
              order={order.id}
              line={line}
              answer={answer}
              error={isTried ? errors[index] : undefined}
              onChange={change}
            />
          )
        )
      })}
    </Modal>
  )
}
