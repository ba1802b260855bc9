import Alert from '@mui/material/Alert'
import MuiLink from '@mui/material/Link'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { Link, useLocation } from 'react-router'
import { receiveDayTexts as dayTexts } from '../../../i18n/fr/receive-day'
import { receptionScreenTexts as texts } from '../../../i18n/fr/reception-screens'
import { useAllowed } from '../../fields/engine'
import type { WaitingReception } from '../../trade/device-receptions'
import { useWaiting } from '../../trade/receive-day/use-waiting'
import { useSendingAgain } from '../../trade/use-sending-again'
import { tellWarned } from '../../widgets/tell-warned'
import { toast } from '../../widgets/toast-store'
import { useOnline } from '../../widgets/use-online'
import { sendDraft } from './send-draft'
import { useKept } from './use-kept'
import { useReceptionCalls } from './use-reception-calls'

/** How often what waits is tried again, in milliseconds, besides when the browser says that the network is back. */
const every = 20_000

/** Sends what was signed on this device without a network, wherever in the application one is. */
function useSending() {
  const calls = useReceptionCalls()
  const kept = useKept()
  const queries = useQueryClient()
  const send = useCallback(async () => {
    for (const draft of kept.pendingDrafts()) {
      const sending = await sendDraft({ calls, kept }, draft)
      if (sending.kind === 'waiting') continue
      if (sending.kind === 'sent') {
        toast.success(texts.sent({ number: draft.number }))
        tellWarned(sending.answer)
      }
      window.dispatchEvent(new CustomEvent('reception-sent', { detail: draft.order }))
      for (const queryKey of [['reception'], ['order'], ['stock'], ['home']])
        void queries.invalidateQueries({ queryKey })
    }
  }, [calls, kept, queries])
  useSendingAgain(send, every)
}

function Orders({ list }: { list: readonly WaitingReception[] }) {
  return list.map(({ order, number, refused }, index) => (
    <span key={order}>
      {index > 0 && ', '}
      <MuiLink component={Link} to={`/orders/receive/${order}`} color="inherit">
        {number}
      </MuiLink>
      {refused && ` : ${refused}`}
    </span>
  ))
}

/** What was signed on this device and has not left, or was refused: over every screen until it is done with. */
export function PendingReceptions() {
  useSending()
  const waiting = useWaiting()
  const pending = waiting.filter((one) => one.pending)
  const refused = waiting.filter((one) => one.refused)
  const isOnline = useOnline()
  const may = useAllowed()
  const isThere = useLocation().pathname.startsWith('/orders/receive')
  return (
    <>
      {pending.length > 0 && (
        <Alert severity={isOnline ? 'info' : 'warning'} sx={{ mb: 2 }}>
          {(isOnline ? texts.toSend : dayTexts.offlineWaiting)({ smart_count: pending.length })} (
          <Orders list={pending} />)
        </Alert>
      )}
      {!isOnline && !isThere && pending.length === 0 && may('receiveOrder') && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {dayTexts.offline}{' '}
          <MuiLink component={Link} to="/orders/receive" color="inherit">
            {dayTexts.title}
          </MuiLink>
        </Alert>
      )}
      {refused.length > 0 && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {texts.refusedOnes({ smart_count: refused.length })} <Orders list={refused} />
        </Alert>
      )}
    </>
  )
}
