import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { clientOf } from '../../../providers/endpoints'
import { personOf } from '../../../providers/person-of'
import { type AskedSearch, searchRows } from '../../../providers/search-rows'
import type { order } from '../../../resources/orders/order'
import { awaitedStatuses } from '../../../resources/orders/states'
import { receptionEndpoints } from '../../../resources/receptions/endpoints'
import type { RowOf } from '../../../resources/schema/infer'
import { parisDay } from '../../../resources/schema/paris-time'
import { useAllowed, useEngine } from '../../fields/engine'
import { readKept, writeKept } from '../device-memory'
import { keepOnlyOrders, receptionKeys } from '../device-receptions'
import { keepPage } from './keep-page'

/** An order that is to be received. */
export interface DueOrder
  extends RowOf<
    typeof order,
    | ('id' | 'number' | 'status' | 'is_cancelled' | 'reception_state')
    | ('ask_delivery_date' | 'order_total_ht')
  > {
  Supplier?: { name: string } | null
}

interface Member {
  id: number
  isGroup: boolean
}

interface KeptDay {
  member: Member
  day: string
  rows: DueOrder[]
}

/** As many as a dock receives in a day, and as the device has room for. */
const most = 40
/** An order that was read this long ago, in milliseconds, is read again for the device. */
const readAgain = 900_000
const readAt = new Map<string, number>()

const dueSearch = ({ id, isGroup }: Member, today: string): AskedSearch => ({
  model: 'Order',
  fields: [
    { name: isGroup ? 'groupAdherent_id' : 'adherent_id', operator: 'eq', value: id },
    { name: 'is_cancelled', operator: 'eq', value: false },
    { name: 'status', operator: 'in', value: awaitedStatuses },
    { name: 'ask_delivery_date', operator: 'lte', value: today },
  ],
  orders: [['ask_delivery_date', 'desc']],
  offset: 0,
  limit: most,
})

/** Has the device hold what receiving these orders takes: each as it stands, and the page with its code. */
function useKeeping(person: string, rows: readonly DueOrder[] | undefined): void {
  const { http } = useEngine()
  const may = useAllowed()
  const isAsked = may('receiveOrder')
  useEffect(() => {
    if (!rows || !isAsked) return
    const calls = clientOf(http, receptionEndpoints)
    const keys = receptionKeys(person)
    const leaving = new AbortController()
    const keep = async () => {
      keepOnlyOrders(
        person,
        rows.map(({ id }) => id),
      )
      if (rows.length) keepPage()
      for (const { id } of rows) {
        const name = keys.order(id)
        const isFresh =
          Date.now() - (readAt.get(name) ?? 0) < readAgain && localStorage.getItem(name) !== null
        if (isFresh || leaving.signal.aborted) continue
        const answer = await calls.read({ id }, { signal: leaving.signal })
        if (answer.may_receive && writeKept(name, answer)) readAt.set(name, Date.now())
      }
    }
    // Without a network what is kept stays as it is.
    const timer = window.setTimeout(() => void keep().catch(() => undefined), 1000)
    return () => {
      window.clearTimeout(timer)
      leaving.abort()
    }
  }, [http, isAsked, person, rows])
}

/** What is to be received today, what is late included; from the device where there is no network. */
export function useReceiveDay(member: Member): { rows: DueOrder[] | undefined; isLost: boolean } {
  const { http, session } = useEngine()
  const [person] = useState(() => personOf(session.user()))
  const today = parisDay(new Date())
  const { day } = receptionKeys(person)
  const query = useQuery({
    queryKey: ['home', 'receive', member, today],
    queryFn: async ({ signal }) => {
      const answer = await searchRows<DueOrder>(http, dueSearch(member, today), {
        signal,
        quiet: true,
      })
      writeKept(day, { member, day: today, rows: answer.data } satisfies KeptDay)
      return answer.data
    },
    networkMode: 'always',
  })
  useKeeping(person, query.data)
  const [kept] = useState(() => readKept<KeptDay>(day))
  const isOfToday =
    kept?.day === today && kept.member.id === member.id && kept.member.isGroup === member.isGroup
  return { rows: query.data ?? (isOfToday ? kept?.rows : undefined), isLost: query.isError && !isOfToday }
}
