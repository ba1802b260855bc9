import type { ShopArticle } from '../../resources/catalogue/answers'
import { shopTexts } from './shop'

/** Where an article comes from, in a line. */
export const articleSubtitle = ({ ref_supplier, supplier, brand, caliber }: ShopArticle): string =>
  [supplier, brand, caliber, shopTexts.reference({ ref: ref_supplier })].filter(Boolean).join(' · ')
