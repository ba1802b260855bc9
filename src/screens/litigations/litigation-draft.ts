import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { LitigationAnswer } from '../../../resources/litigations/answers'
import type { litigation } from '../../../resources/litigations/litigation'
import { sentOrderReaders } from '../../../resources/orders/order'
import { frenchDay } from '../../../resources/schema/date-text'
import type { FilledOf, RowOf } from '../../../resources/schema/infer'
import { useAllowed } from '../../fields/engine'
import { useAdherent } from '../../layout/adherent-context'
import { useLitigationCalls } from '../../trade/use-litigations'
import { useOrderCalls } from '../../trade/use-order-calls'
import { type ClaimedLine, claimRows, keptClaims } from './claimed-lines'

export interface Draft
  extends RowOf<
      typeof litigation,
      'order_id' | 'litigation_type_id' | 'litigationobject_id' | 'credit_note' | 'alert'
    >,
    FilledOf<typeof litigation, 'amount' | 'message_object' | 'description' | 'supplier_name'> {
  supplier_id: number | null
  lines: ClaimedLine[]
}

/** What is sent with a claim or a message: photos, and documents as PDF. */
export const claimFiles = ['application/pdf', 'image/png', 'image/jpeg'] as const

/** The form's first values: what is kept, or the supplier and order that the address names. */
export const draftOf = (
  kept: LitigationAnswer | undefined,
  supplier: number | null,
  order: number | null,
): Draft => ({
  supplier_id: kept?.supplier_id ?? supplier,
  order_id: kept?.order_id ?? order,
  litigation_type_id: kept?.litigation_type_id ?? null,
  litigationobject_id: kept?.litigationobject_id ?? null,
  credit_note: kept?.credit_note ?? false,
  amount: kept?.amount?.replace('.', ',') ?? '',
  message_object: kept?.message_object ?? '',
  description: kept?.description ?? '',
  supplier_name: kept?.supplier_name ?? '',
  alert: kept?.alert ?? true,
  lines: keptClaims(kept?.lines ?? []),
})

/** Whose litigation it is: that of the order which the address names, else of whom one works for. */
function useMember() {
  const { selected } = useAdherent()
  const [params] = useSearchParams()
  const [group, adherent] = [Number(params.get('group')), Number(params.get('adherent'))]
  if (group || adherent) return { id: group || adherent, isGroup: group > 0 }
  return { id: selected?.id ?? 0, isGroup: selected?.isGroup ?? false }
}

/** What a new litigation may be about: the member's suppliers, and the orders sent to one; of a kept one, its order's lines. */
export function useAbout(draft: Draft, kept: LitigationAnswer | undefined) {
  const { id, isGroup } = useMember()
  const calls = useLitigationCalls()
  const suppliers = useQuery({
    queryKey: ['litigation', 'suppliers', id, isGroup],
    queryFn: ({ signal }) => calls.suppliers({ id, is_group: isGroup }, { signal }),
    enabled: !kept && id > 0,
  })
  const orders = useQuery({
    queryKey: ['litigation', 'orders', id, isGroup, draft.supplier_id],
    queryFn: ({ signal }) => calls.orders({ supplier: draft.supplier_id ?? 0, id, isGroup }, signal),
    enabled: !kept && id > 0 && draft.supplier_id !== null,
  })
  const { one } = useOrderCalls()
  const may = useAllowed()
  const order = useQuery({
    queryKey: ['order', draft.order_id],
    queryFn: ({ signal }) => one({ id: draft.order_id ?? 0 }, { signal }),
    enabled: draft.order_id !== null && sentOrderReaders.some(may),
  })
  return {
    isAwaited: order.isLoading,
    rows: claimRows(order.data?.lines ?? [], kept?.lines ?? []),
    member: isGroup ? { groupAdherent_id: id } : { adherent_id: id },
    suppliers: (suppliers.data?.data ?? []).map(({ id: one, name }) => ({ id: one, label: name })),
    orders: (orders.data?.data ?? []).map(({ id: one, number, ask_delivery_date }) => ({
      id: one,
      label: `${number} · ${frenchDay(ask_delivery_date)}`,
    })),
  }
}
