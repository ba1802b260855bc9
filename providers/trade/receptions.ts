import type { article } from '../../resources/catalogue/article'
import type { ReceptionAnswer, SigningAnswer } from '../../resources/receptions/answers'
import type { RowOf } from '../../resources/schema/infer'
import type { unit } from '../../resources/settings/products'
import type { Http } from '../http'
import { sendFiles } from '../send-files'

type ArticleFact =
  | 'id'
  | 'label'
  | 'ref_supplier'
  | 'gtin'
  | 'packaging_gtin'
  | 'price_ht'
  | 'coef_order_management'
  | 'coef_billing'

/** An article of the order's supplier, as one that came without being ordered. */
export interface SupplierArticle extends RowOf<typeof article, ArticleFact> {
  Order_management: RowOf<typeof unit, 'label'> | null
}

/** The calls of a reception. */
export const createReceptions = (http: Http) => ({
  read: (order: number, signal?: AbortSignal) =>
    http.get<ReceptionAnswer>(`/order/${order}/reception`, { signal }),
  /** With the key of what was typed: sent on another day or from a page that was reloaded, it is signed once. */
  sign: (order: number, body: Readonly<Record<string, unknown>> & { client_key: string }) =>
    http.post<SigningAnswer>(`/order/${order}/reception`, body, { quiet: true, key: body.client_key }),
  undo: (order: number, reception: number, reason: string) =>
    http.post<ReceptionAnswer>(`/order/${order}/reception/${reception}/undo`, { reason }),
  /** `onProgress`: how much has left, from 0 to 1. */
  upload: async (photo: File, onProgress?: (share: number) => void): Promise<number> => {
    const [kept] = await sendFiles(http, { folder: '/reception', files: [photo] }, { onProgress })
    return kept?.id ?? 0
  },
  articles: (supplier: number, text: string, signal?: AbortSignal) =>
    http.put<{ data: SupplierArticle[] }>(
      '/search/',
      {
        model: 'Article',
        fields: [
          { name: 'supplier_id', operator: 'eq', value: supplier },
          { name: 'label', operator: 'like', value: text },
        ],
        limit: 20,
      },
      { signal },
    ),
})

export type ReceptionCalls = ReturnType<typeof createReceptions>
