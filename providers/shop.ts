import type {
  BudgetAnswer,
  InCart,
  OutOfCatalogAnswer,
  ShopAnswer,
  ShopQuestion,
} from '../resources/catalogue/shop'
import type { Http } from './http'

/** Why an article is, or is not, orderable by a member. */
export interface Orderability {
  orderable: boolean
  reasons: { code: string; message: string }[]
}

export interface ForMember {
  id: number
  isGroup: boolean
}

export interface NewProduct {
  label: string
  supplier_id?: number
  supplier_not_in_catalog_id?: number
  catalog_id: number
  family_id?: number
  unit_id: number
  price_ht: string
  rate_id: number
  ref_supplier?: string
}

export interface NewSupplier {
  label: string
  email?: string
  phone?: string
  address?: string
}

/** The calls of the front office's catalogues. */
export const createShop = (http: Http) => ({
  search: (question: ShopQuestion, signal?: AbortSignal) =>
    http.put<ShopAnswer>('/catalog/shop', question, { signal }),
  inCart: ({ id, isGroup }: ForMember, signal?: AbortSignal) =>
    http.get<InCart[]>('/catalog/in-cart', { query: { adherentId: id, isGroup }, signal }),
  orderability: (article: number, { id, isGroup }: ForMember, signal?: AbortSignal) =>
    http.get<Orderability>(`/article/${article}/orderability`, {
      query: { adherentId: id, isGroup },
      signal,
    }),
  budget: ({ id, isGroup }: ForMember, signal?: AbortSignal) =>
    http.get<BudgetAnswer>('/catalog/budget', { query: { adherentId: id, isGroup }, signal }),
  favourite: (article: number, adherent_id: number, favourite: boolean) =>
    http.put<{ favourite: boolean }>(`/article/${article}/favourite`, { adherent_id, favourite }),
  outOfCatalog: ({ id, isGroup }: ForMember, signal?: AbortSignal) =>
    http.get<OutOfCatalogAnswer>('/catalog/out-of-catalog', { query: { adherentId: id, isGroup }, signal }),
  createProduct: (adherent: number, product: NewProduct) =>
    http.post<{ id: number }>(`/setting/adherent/${adherent}/productnotincatalog`, product, {
      quiet: ['err400'],
    }),
  createSupplier: (adherent: number, supplier: NewSupplier) =>
    http.post<{ id: number }>(`/setting/adherent/${adherent}/suppliernotincatalog`, supplier, {
      quiet: ['err400'],
    }),
})
