import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { pushTexts as texts } from '../../../../i18n/fr/push'
import {
  addDevice,
  keptDevice,
  leaveDevice,
  type PushState,
  pushState,
  subscribe,
} from '../../../../providers/push-device'
import { sendTo } from '../../../../providers/send-to'
import { deviceEndpoints } from '../../../../resources/content/notification-endpoints'
import type { pushDevice } from '../../../../resources/content/push'
import type { RowOf } from '../../../../resources/schema/infer'
import { useEngine } from '../../../fields/engine'
import { useAct } from '../../../widgets/use-act'
import { useSelf } from '../shared/session-profile'

/** As `GET /notification/devices` answers it. */
export type OwnDevice = RowOf<typeof pushDevice, 'id' | 'device' | 'createdAt' | 'sent_at'>

const queryKey = ['session', 'devices']
const forgetDevices = (queries: QueryClient) => queries.invalidateQueries({ queryKey })

/** The devices on which one is told, whether this one is among them, and how it comes and goes. */
export function useOwnDevices() {
  const { http } = useEngine()
  const { id: user = 0 } = useSelf()
  const queries = useQueryClient()
  const { run, isPending } = useAct({ forget: forgetDevices })
  const [failure, setFailure] = useState<PushState | 'failed'>()
  const [isAsking, setAsking] = useState(false)
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const answer = await sendTo(http, deviceEndpoints.list, {}, { signal, quiet: true })
      const state = await pushState(
        user,
        answer.devices.map(({ id }) => id),
      )
      return { ...answer, state, here: state === 'on' ? keptDevice()?.device : undefined }
    },
    gcTime: 0,
    retry: false,
  })
  const ask = async (key: string) => {
    setAsking(true)
    setFailure(undefined)
    try {
      return await subscribe(key)
    } catch {
      return 'failed' as const
    } finally {
      setAsking(false)
    }
  }
  const turnOn = async () => {
    const made = await ask(data?.key ?? '')
    if (typeof made === 'string') setFailure(made)
    else await run(() => addDevice(http, user, made), texts.turnedOn)
  }
  return {
    ...data,
    error,
    retry: () => void refetch(),
    failure,
    isPending: isPending || isAsking,
    turnOn,
    turnOff: () => run(() => leaveDevice(http), texts.turnedOff),
    remove: (id: number) =>
      run(() => sendTo(http, deviceEndpoints.remove, { id }), texts.removed, {
        refused: () => void forgetDevices(queries),
      }),
  }
}
