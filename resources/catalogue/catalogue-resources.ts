import type { AnyResource } from '../schema/resource'
import { article } from './article'
import { adherentArticle, anomaly, articlePrice } from './article-price'
import { myArticle } from './my-article'
import { product } from './product'
import { service } from './service'

/** What is declared of the catalogue. */
export const catalogueResources: readonly AnyResource[] = [
  articlePrice,
  adherentArticle,
  anomaly,
  article,
  myArticle,
  product,
  service,
]
