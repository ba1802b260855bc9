import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { receptionScreenTexts as texts } from '../../../i18n/fr/reception-screens'
import { toast } from '../../widgets/toast-store'
import { pendingDrafts } from './kept-drafts'
import { sendDraft } from './send-draft'
import { useReceptionCalls } from './use-reception'

/** How often what waits is tried again, in milliseconds, besides when the browser says that the network is back. */
const every = 20_000

/** Sends what was signed on this device without a network, wherever in the application one is. */
export function PendingReceptions() {
  const calls = useReceptionCalls()
  const queries = useQueryClient()
  useEffect(() => {
    const send = async () => {
      for (const draft of pendingDrafts()) {
        const sending = await sendDraft(calls, draft)
        if (sending.kind === 'waiting') continue
        if (sending.kind === 'sent') toast.success(texts.sent(draft.number))
        else toast.error(texts.refused(draft.number, sending.error.display), { duration: null })
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
  }, [calls, queries])
  return null
}
