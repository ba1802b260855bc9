import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { webhookScreenTexts as texts } from '../../../../i18n/fr/webhook-screens'
import type { GivenOf } from '../../../../resources/schema/endpoint'
import type { WebhookSecret } from '../../../../resources/webhooks/answers'
import { webhookEndpoints } from '../../../../resources/webhooks/endpoints'
import { useEndpoints } from '../../../fields/endpoints'
import { useAct } from '../../../widgets/use-act'

export type WebhookInput = GivenOf<typeof webhookEndpoints.create>
type WebhookChange = Omit<GivenOf<typeof webhookEndpoints.change>, 'id'>

const queryKey = ['session', 'webhooks']
const forget = (queries: QueryClient) => queries.invalidateQueries({ queryKey })
const quiet = ['err400']

/** The webhooks that one sees, and how they are kept; a new secret is there until it was noted. */
export function useOwnWebhooks() {
  const calls = useEndpoints(webhookEndpoints)
  const [secret, setSecret] = useState<string>()
  const { run, isPending, errors } = useAct({ forget, atFields: true })
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => calls.list({}, { signal, quiet: true }),
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
      run(() => calls.create(input, { quiet }), undefined, shown(after)),
    change: (id: number, input: WebhookChange, after: () => void) =>
      run(() => calls.change({ id, ...input }, { quiet }), texts.saved, { after }),
    renew: (id: number, after: () => void) => run(() => calls.renew({ id }), undefined, shown(after)),
    remove: (id: number, after: () => void) => run(() => calls.remove({ id }), texts.removed, { after }),
  }
}

/** What was sent to one webhook, and how it is sent again. */
export function useDeliveries(id: number) {
  const calls = useEndpoints(webhookEndpoints)
  const { run, isPending } = useAct({ forget })
  const queries = useQueryClient()
  const { data, error, isFetching } = useQuery({
    queryKey: [...queryKey, id],
    queryFn: ({ signal }) => calls.deliveries({ id }, { signal, quiet: true }),
    gcTime: 0,
    retry: false,
  })
  return {
    deliveries: data,
    error,
    refresh: () => void forget(queries),
    isFetching,
    isPending,
    test: () => run(() => calls.test({ id }), texts.tested),
    resend: (delivery: number) => run(() => calls.resend({ id, delivery }), texts.resent),
  }
}
