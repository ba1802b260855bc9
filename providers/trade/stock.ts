import type { CardAnswer, FoundItem, PageOf, StateAnswer, VoucherAnswer } from '../../resources/stock/answers'
import type { InventoryAnswer, MealCostAnswer } from '../../resources/stock/inventory-answers'
import type { Http, Query } from '../http'

type Body = Readonly<Record<string, unknown>>

/** The calls of a member's stock. */
export const createStock = (http: Http) => ({
  state: (member: number, signal?: AbortSignal) =>
    http.get<StateAnswer>(`/stock/${member}/state`, { query: { limit: false }, signal }),
  /** Levels computed again from the movements; how many were wrong. */
  rebuild: (member: number) => http.put<{ changed: number }>(`/stock/${member}/rebuild`),
  card: (member: number, key: string, signal?: AbortSignal) =>
    http.get<CardAnswer>(`/stock/${member}/card/${key}`, { signal }),
  find: (member: number, query: { search: string; held: boolean }, signal?: AbortSignal) =>
    http.get<PageOf<FoundItem>>(`/stock/${member}/item`, { query, signal }),
  mealCost: (member: number, query: Query, signal?: AbortSignal) =>
    http.get<MealCostAnswer>(`/stock/${member}/meal-cost`, { query, signal }),
  voucher: (id: number, signal?: AbortSignal) => http.get<VoucherAnswer>(`/stock/voucher/${id}`, { signal }),
  createVoucher: (member: number, body: Body) => http.post<VoucherAnswer>(`/stock/${member}/voucher`, body),
  updateVoucher: (id: number, body: Body) => http.put<VoucherAnswer>(`/stock/voucher/${id}`, body),
  cancelVoucher: (id: number) => http.put<VoucherAnswer>(`/stock/voucher/${id}/cancel`),
  deleteVoucher: (id: number) => http.delete(`/stock/voucher/${id}`),
  voucherPdf: (id: number) => http.download(`/stock/voucher/${id}/pdf`),
  inventory: (id: number, signal?: AbortSignal) =>
    http.get<InventoryAnswer>(`/stock/inventory/${id}`, { signal }),
  createInventory: (member: number, body: Body) =>
    http.post<InventoryAnswer>(`/stock/${member}/inventory`, body),
  saveInventory: (id: number, body: Body) => http.put<InventoryAnswer>(`/stock/inventory/${id}`, body),
  validateInventory: (id: number, zero_uncounted: boolean) =>
    http.put<InventoryAnswer>(`/stock/inventory/${id}/validate`, { zero_uncounted }),
  deleteInventory: (id: number) => http.delete(`/stock/inventory/${id}`),
  inventoryPdf: (id: number) => http.download(`/stock/inventory/${id}/pdf`),
})

export type StockCalls = ReturnType<typeof createStock>
