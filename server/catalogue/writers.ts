import type { Writers } from '../api/writers'
import { afterArticles, afterPrices } from './after-import'
import { createArticleRequest } from './article-requests'
import { removePrice, updatePrice } from './change-price'
import { createArticle, quotationFor, removeArticle, updateArticle } from './save-article'
import { updateProduct, updateSubfamily } from './save-families'
import { updateMyArticle } from './save-my-article'
import { createOutOfCatalog, updateOutOfCatalog, updateOutsideSupplier } from './save-out-of-catalog'
import { createPrice } from './save-price'

/** Articles carry their product's family and their price of the day; prices follow one another. */
export const catalogueWriters: Writers = {
  article: {
    create: createArticle,
    update: updateArticle,
    remove: removeArticle,
    typed: { price_ht: quotationFor },
    imported: afterArticles,
  },
  article_request: { create: createArticleRequest },
  my_article: { update: updateMyArticle },
  article_price: { create: createPrice, update: updatePrice, remove: removePrice, imported: afterPrices },
  product: { update: updateProduct },
  service: { update: updateProduct },
  subfamily: { update: updateSubfamily },
  productnotincatalog: { create: createOutOfCatalog, update: updateOutOfCatalog },
  suppliernotincatalog: { update: updateOutsideSupplier },
}
