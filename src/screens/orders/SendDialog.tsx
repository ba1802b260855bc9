import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { cartTexts } from '../../../i18n/fr/carts'
import type { BatchAnswer, CartAnswer } from '../../../resources/orders/answers'
import { useOrderAct } from '../../trade/forget-orders'
import { supplierOf } from '../../trade/names'
import { seenLines } from '../../trade/seen-lines'
import { useOrderCalls } from '../../trade/use-order-calls'
import { ConfirmDialog } from '../../widgets/ConfirmDialog'
import { toast } from '../../widgets/toast-store'
import { BatchResults } from './BatchResults'
import { reasonsOf } from './cart-problems'
import { type CartToSend, SendSummary } from './SendSummary'

interface Props {
  carts: readonly CartToSend[]
  /** The carts beside them that do not leave. */
  staying?: readonly CartAnswer[]
  onClose: () => void
  onSent?: () => void
}

const sentence = { '300': cartTexts.sent, '350': cartTexts.sentByMe } as const
const saidOf = (status: string | null): string =>
  status !== null && status in sentence ? sentence[status as keyof typeof sentence] : cartTexts.waiting

function nameIn(carts: Props['carts'], id: number): string {
  const cart = carts.find((one) => one.id === id)
  return cart ? supplierOf(cart) : ''
}

/** The carts that guards ask about before they are sent. */
const askedIn = ({ results }: BatchAnswer) => results.filter(({ error }) => error?.type === 'err519')

/** An answer with what became of some of its orders afterwards. */
const withLater = (before: BatchAnswer, later: BatchAnswer): BatchAnswer => ({
  done: before.done + later.done,
  results: before.results.map((one) => later.results.find(({ id }) => id === one.id) ?? one),
})

/** The carts that do not leave, each with why. */
function Staying({ carts }: { carts: readonly CartAnswer[] }) {
  return (
    <Alert severity="warning" sx={{ mt: 2 }}>
      <b>{cartTexts.notLeaving({ smart_count: carts.length })}</b>
      <Box component="ul" sx={{ m: 0, pl: 2 }}>
        {carts.map((cart) => (
          <li key={cart.id}>
            <b>{supplierOf(cart)}</b> ({cart.number}) : {reasonsOf(cart).join(' · ')}
          </li>
        ))}
      </Box>
    </Alert>
  )
}

function Question({ carts, staying = [] }: Pick<Props, 'carts' | 'staying'>) {
  const [first, ...others] = carts
  return (
    <>
      <SendSummary carts={carts} />
      {first && others.length === 0 && (
        <Box sx={{ mt: 1 }}>{first.sending_mode === '1' ? cartTexts.sendByMe : cartTexts.sendByPlatform}</Box>
      )}
      <Box sx={{ mt: 1 }}>{cartTexts.frozen}</Box>
      {staying.length > 0 && <Staying carts={staying} />}
    </>
  )
}

/** Asks, sends, and says what became of each order. */
export function SendDialog({ carts, staying, onClose, onSent }: Props) {
  const calls = useOrderCalls()
  const [answer, setAnswer] = useState<BatchAnswer>()
  const { run, isPending } = useOrderAct()
  const [first] = carts
  const [asking, setAsking] = useState<BatchAnswer>()
  const close = () => {
    if (answer && answer.done > 0) onSent?.()
    onClose()
  }
  const finish = (done: BatchAnswer) => {
    setAsking(undefined)
    const [only] = done.results
    if (done.results.length !== 1 || !only || only.error) return setAnswer(done)
    toast.success(saidOf(only.status))
    onSent?.()
    onClose()
  }
  const seen = carts.flatMap(({ lines = [] }) => seenLines(lines))
  const send = () =>
    run(() => calls.submitAll({ ids: carts.map(({ id }) => id), seen }), undefined, {
      after: (done) => (askedIn(done).length ? setAsking(done) : finish(done)),
      refused: onClose,
    })
  const sendAgain = (before: BatchAnswer) =>
    run(
      () => calls.submitAll({ ids: before.results.filter(({ error }) => error).map(({ id }) => id) }),
      undefined,
      {
        after: (done) => {
          const all = withLater(before, done)
          return askedIn(all).length ? setAsking(all) : finish(all)
        },
      },
    )
  const sendAnyway = (before: BatchAnswer) => {
    const asked = askedIn(before)
    const guards = new Set(asked.flatMap(({ error }) => error?.findings.map(({ guard }) => guard) ?? []))
    return run(() => calls.submitAll({ ids: asked.map(({ id }) => id), confirmed: [...guards] }), undefined, {
      after: (done) => finish(withLater(before, done)),
      refused: () => finish(before),
    })
  }
  if (asking)
    return (
      <ConfirmDialog
        open
        cautious
        title={cartTexts.askSending}
        confirmLabel={cartTexts.sendAnyway}
        pending={isPending}
        onConfirm={() => void sendAnyway(asking)}
        onClose={() => (carts.length === 1 ? onClose() : finish(asking))}
      >
        {askedIn(asking).map(({ id, error }) => (
          <Box key={id} sx={{ mb: 1 }}>
            {carts.length > 1 && <b>{nameIn(carts, id)} : </b>}
            {error?.display}
          </Box>
        ))}
      </ConfirmDialog>
    )
  if (answer)
    return (
      <BatchResults
        title={cartTexts.results}
        answer={answer}
        nameOf={(id) => nameIn(carts, id)}
        done={({ status }) => saidOf(status)}
        again={{ run: () => void sendAgain(answer), isPending }}
        onClose={close}
      />
    )
  return (
    <ConfirmDialog
      open
      title={
        carts.length === 1 && first
          ? cartTexts.sendTitle({ supplier: supplierOf(first) })
          : cartTexts.sendAllTitle({ smart_count: carts.length })
      }
      confirmLabel={cartTexts.send.split(' ')[0]}
      pending={isPending}
      onConfirm={() => void send()}
      onClose={onClose}
    >
      <Question carts={carts} staying={staying} />
    </ConfirmDialog>
  )
}
