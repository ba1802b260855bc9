import { useMemo } from 'react'
import { clientOf } from '../../../providers/endpoints'
import { type AskedSearch, searchRows } from '../../../providers/search-rows'
import { sendFiles } from '../../../providers/send-files'
import type { article } from '../../../resources/catalogue/article'
import { receptionEndpoints } from '../../../resources/receptions/endpoints'
import type { GivenOf } from '../../../resources/schema/endpoint'
import type { RowOf } from '../../../resources/schema/infer'
import type { unit } from '../../../resources/settings/products'
import { useEngine } from '../../fields/engine'

type ArticleFact =
  | ('id' | 'label' | 'ref_supplier' | 'gtin' | 'packaging_gtin')
  | ('price_ht' | 'coef_order_management' | 'coef_billing')

/** An article of the order's supplier, as one that came without being ordered. */
export interface SupplierArticle extends RowOf<typeof article, ArticleFact> {
  Order_management: RowOf<typeof unit, 'label'> | null
}

const articleSearch = (supplier: number, text: string): AskedSearch => ({
  model: 'Article',
  fields: [
    { name: 'supplier_id', operator: 'eq', value: supplier },
    { name: 'label', operator: 'like', value: text },
  ],
  limit: 20,
})

/** The calls of a reception. */
export function useReceptionCalls() {
  const { http } = useEngine()
  return useMemo(() => {
    const calls = clientOf(http, receptionEndpoints)
    return {
      ...calls,
      /** With the key of what was typed: sent on another day or from a page that was reloaded, it is signed once. */
      sign: (signing: GivenOf<typeof receptionEndpoints.sign>) =>
        calls.sign(signing, { quiet: true, key: signing.client_key }),
      /** `onProgress`: how much has left, from 0 to 1. */
      upload: async (photo: File, onProgress?: (share: number) => void): Promise<number> => {
        const [kept] = await sendFiles(http, { folder: '/reception', files: [photo] }, { onProgress })
        return kept?.id ?? 0
      },
      articles: (supplier: number, text: string, signal?: AbortSignal) =>
        searchRows<SupplierArticle>(http, articleSearch(supplier, text), signal && { signal }),
    }
  }, [http])
}

export type ReceptionCalls = ReturnType<typeof useReceptionCalls>
