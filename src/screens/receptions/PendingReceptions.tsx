import Alert from '@mui/material/Alert'
import MuiLink from '@mui/material/Link'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { receptionScreenTexts as texts } from '../../../i18n/fr/reception-screens'
import { toast } from '../../widgets/toast-store'
import type { WaitingReception } from './kept-drafts'
import { sendDraft } from './send-draft'
import { useKept, useWaiting } from './use-kept'
import { useReceptionCalls } from './use-reception'

/** How often what waits is tried again, in milliseconds, besides when the browser says that the network is back. */
const every = 20_000

/** Sends what was signed on this device without a network, wherever in the application one is. */
function useSending() {
  const calls = useReceptionCalls()
  const kept = useKept()
  const queries = useQueryClient()
  useEffect(() => {
    const send = async () => {
      for (const draft of kept.pendingDrafts()) {
        const sending = await sendDraft({ calls, kept }, draft)
        if (sending.kind === 'waiting') continue
        if (sending.kind === 'sent') toast.success(texts.sent({ number: draft.number }))
        window.dispatchEvent(new CustomEvent('reception-sent', { detail: draft.order }))
        for (const queryKey of [['reception'], ['order'], ['stock']])
          void queries.invalidateQueries({ queryKey })
      }
    }
    void send()
    const again = () => void send()
    const timer = window.setInterval(again, every)
    window.addEventListener('online', again)
    return () => {
      window.clearInterval(timer)
      window.removeEventListener('online', again)
    }
  }, [calls, kept, queries])
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
  return (
    <>
      {pending.length > 0 && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {texts.toSend({ smart_count: pending.length })} (<Orders list={pending} />)
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
