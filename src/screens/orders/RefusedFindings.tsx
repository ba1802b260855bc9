import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { cartTexts } from '../../../i18n/fr/carts'
import { frenchQuantity } from '../../../i18n/fr/orders'
import { refusedTexts as texts } from '../../../i18n/fr/refused-orders'
import type { GuardRefusal, RefusalAnswer } from '../../../resources/orders/guard-refusal'
import { shortDayWords } from '../../../resources/schema/date-words'
import { useOrderAct } from '../../trade/forget-orders'
import { useOrderCalls } from '../../trade/use-order-calls'
import { ReplaceLine } from './ReplaceLine'

interface Props {
  order: { id: number }
  refusal: Pick<RefusalAnswer, 'findings' | 'days'>
  /** Whether who reads may change the order. */
  canEnd: boolean
}

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 0.5 } as const
const keyOf = ({ guard, line_id, reason }: GuardRefusal) => `${guard} ${line_id} ${reason}`

/** Each line that keeps an order from leaving, why, and what ends it in one press (5-doors §1.1). */
export function RefusedFindings({ order, refusal: { findings, days }, canEnd }: Props) {
  const calls = useOrderCalls()
  const { run, isPending } = useOrderAct()
  const [ended, setEnded] = useState<readonly string[]>([])
  const end = (those: (finding: GuardRefusal) => boolean) =>
    setEnded((known) => [...known, ...findings.filter(those).map(keyOf)])
  const endLine = (line: number | null) => end(({ line_id }) => line_id === line)
  const put = (finding: GuardRefusal, change: { quantity: string; confirmed?: string[] }, said: string) =>
    void run(() => calls.changeLine({ id: order.id, lineId: finding.line_id ?? 0, ...change }), said, {
      after: () =>
        change.quantity === '0' ? endLine(finding.line_id) : end((one) => keyOf(one) === keyOf(finding)),
    })
  const move = (day: string) =>
    void run(() => calls.change({ id: order.id, ask_delivery_date: day }), texts.otherDay, {
      after: () => end(({ ends }) => ends.includes('day')),
    })
  const isOpen = (finding: GuardRefusal) => !ended.includes(keyOf(finding))
  const canMove = canEnd && findings.some((one) => isOpen(one) && one.ends.includes('day'))
  return (
    <>
      <Box component="ul" sx={{ m: 0, pl: 2 }}>
        {findings.map((finding) => {
          const { line_id: id, label, reason, ends, quantity } = finding
          const line = canEnd && isOpen(finding) && id !== null && label !== null ? { id, label } : undefined
          return (
            <li key={keyOf(finding)}>
              {label && !reason.includes(label) && <b>{label} : </b>}
              {isOpen(finding) ? reason : <s>{reason}</s>}
              {!isOpen(finding) && <Box role="status">{texts.ended}</Box>}
              {line && (
                <Box sx={row}>
                  {ends.includes('quantity') && quantity && (
                    <Button
                      size="small"
                      variant="outlined"
                      disabled={isPending}
                      aria-label={texts.putOf({ quantity: frenchQuantity(quantity), label: line.label })}
                      onClick={() => put(finding, { quantity }, texts.corrected)}
                    >
                      {texts.put({ quantity: frenchQuantity(quantity) })}
                    </Button>
                  )}
                  {ends.includes('confirm') && quantity && (
                    <Button
                      size="small"
                      variant="outlined"
                      disabled={isPending}
                      onClick={() => put(finding, { quantity, confirmed: ['habit'] }, texts.ended)}
                    >
                      {cartTexts.askConfirm}
                    </Button>
                  )}
                  {ends.includes('replace') && (
                    <ReplaceLine order={order.id} line={line} onDone={() => endLine(line.id)} />
                  )}
                  {ends.includes('remove') && (
                    <Button
                      size="small"
                      disabled={isPending}
                      aria-label={texts.removeOf({ label: line.label })}
                      onClick={() => put(finding, { quantity: '0' }, texts.removed)}
                    >
                      {texts.remove}
                    </Button>
                  )}
                </Box>
              )}
            </li>
          )
        })}
      </Box>
      {canMove && days.length > 0 && (
        <Box sx={row}>
          {days.map((day) => (
            <Button key={day} size="small" variant="outlined" disabled={isPending} onClick={() => move(day)}>
              {texts.deliver({ day: shortDayWords(day) })}
            </Button>
          ))}
        </Box>
      )}
    </>
  )
}
