import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { webhookScreenTexts as texts } from '../../../../i18n/fr/webhook-screens'
import type { FilledOf, RowOf } from '../../../../resources/schema/infer'
import type { DeliveryAnswer, WebhookAnswer, WebhookSecret } from '../../../../resources/webhooks/answers'
import type { webhook } from '../../../../resources/webhooks/webhook'
import { useEngine } from '../../../fields/engine'
import { useAct } from '../../../widgets/use-act'

export type WebhookInput = RowOf<typeof webhook, 'label' | 'url'> &
  FilledOf<typeof webhook, 'events'> &
  Partial<RowOf<typeof webhook, 'active'>>

const queryKey = ['session', 'webhooks']
const forget = (queries: QueryClient) => queries.invalidateQueries({ queryKey })
const quiet = ['err400']

/** The webhooks that one sees, and how they are kept; a new secret is there until it was noted. */
export function useOwnWebhooks() {
  const { http } = useEngine()
  const [secret, setSecret] = useState<string>()
  const { run, isPending, errors } = useAct({ forget, atFields: true })
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => http.get<WebhookAnswer[]>('/webhooks', { signal, quiet: true }),
    gcTime: 0,
    retry: false,
  })
  const shown = (after: () => void) => ({
    after: (made: WebhookSecret) => {
      setSecret(made.secret)
      after()
    },
  })
  return {
    webhooks: data,
    error,
    retry: () => void refetch(),
    secret,
    note: () => setSecret(undefined),
    isPending,
    errors,
    add: (input: WebhookInput, after: () => void) =>
      run(() => http.post<WebhookSecret>('/webhooks', input, { quiet }), undefined, shown(after)),
    change: (id: number, input: WebhookInput, after: () => void) =>
      run(() => http.put(`/webhooks/${id}`, input, { quiet }), texts.saved, { after }),
    renew: (id: number, after: () => void) =>
      run(() => http.post<WebhookSecret>(`/webhooks/${id}/secret`, {}), undefined, shown(after)),
    remove: (id: number, after: () => void) =>
      run(() => http.delete(`/webhooks/${id}`), texts.removed, { after }),
  }
}

/** What was sent to one webhook, and how it is sent again. */
export function useDeliveries(id: number) {
  const { http } = useEngine()
  const { run, isPending } = useAct({ forget })
  const queries = useQueryClient()
  const { data, error, isFetching } = useQuery({
    queryKey: [...queryKey, id],
    queryFn: ({ signal }) =>
      http.get<DeliveryAnswer[]>(`/webhooks/${id}/deliveries`, { signal, quiet: true }),
    gcTime: 0,
    retry: false,
  })
  return {
    deliveries: data,
    error,
    refresh: () => void forget(queries),
    isFetching,
    isPending,
    test: () => run(() => http.post(`/webhooks/${id}/test`, {}), texts.tested),
    resend: (delivery: number) =>
      run(() => http.post(`/webhooks/${id}/deliveries/${delivery}/resend`, {}), texts.resent),
  }
}
