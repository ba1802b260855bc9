import type { LitigationAnswer } from '../../resources/litigations/answers'
import type { order } from '../../resources/orders/order'
import { sentStatuses } from '../../resources/orders/states'
import type { RowOf } from '../../resources/schema/infer'
import type { Http } from '../http'
import { sendFiles } from '../send-files'

type Body = Readonly<Record<string, unknown>>

/** The calls of litigations. */
export const createLitigations = (http: Http) => ({
  one: (id: number, signal?: AbortSignal) => http.get<LitigationAnswer>(`/litigation/${id}`, { signal }),
  create: (body: Body) => http.post<LitigationAnswer>('/litigation', body),
  update: (id: number, body: Body) => http.put<LitigationAnswer>(`/litigation/${id}`, body),
  send: (id: number) => http.put<LitigationAnswer>(`/litigation/${id}/send`),
  remove: (id: number) => http.delete<{ success: boolean }>(`/litigation/${id}`),
  move: (id: number, body: Body) => http.put<LitigationAnswer>(`/litigation/${id}/move`, body),
  write: (id: number, body: Body) => http.post<LitigationAnswer>(`/litigation/${id}/message`, body),
  suppliers: (member: number, is_group: boolean, signal?: AbortSignal) =>
    http.get<{ data: { id: number; name: string }[] }>(`/supplier/litigation/adherent/${member}`, {
      query: { is_group, limit: false },
      signal,
    }),
  /** The orders that a member has sent to a supplier, the latest first. */
  orders: (
    { supplier, id, isGroup }: { supplier: number; id: number; isGroup: boolean },
    signal?: AbortSignal,
  ) =>
    http.put<{ data: RowOf<typeof order, 'id' | 'number' | 'ask_delivery_date' | 'status'>[] }>(
      '/search/',
      {
        model: 'Order',
        fields: [
          { name: 'supplier_id', operator: 'eq', value: supplier },
          { name: isGroup ? 'groupAdherent_id' : 'adherent_id', operator: 'eq', value: id },
          { name: 'status', operator: 'in', value: sentStatuses },
        ],
        orders: [{ name: 'id', direction: 'desc' }],
        limit: 50,
      },
      { signal },
    ),
  /** `onProgress`: how much has left, from 0 to 1. */
  upload: async (files: readonly File[], onProgress?: (share: number) => void): Promise<number[]> =>
    (await sendFiles(http, { folder: '/litigation', files }, { onProgress })).map(({ id }) => id),
})
