import Box from '@mui/material/Box'
import { Fragment } from 'react'
import { packText, usableWhy } from '../../../i18n/fr/article-facts'
import { shopTexts } from '../../../i18n/fr/shop'
import { toldAllergens } from '../../../resources/catalogue/allergens'
import type { ShopArticle } from '../../../resources/catalogue/answers'
import { type Shelf, shelves } from '../../../resources/catalogue/shop'
import { OwnPriceCurve } from '../../trade/price-history/OwnPriceCurve'
import { Modal } from '../../widgets/Modal'
import { ArticleEquivalents } from './ArticleEquivalents'
import { ArticleMarks } from './ArticleMarks'
import { ArticleOrder } from './ArticleOrder'
import { ArticlePicture } from './ArticlePicture'
import { ArticlePrice } from './ArticlePrice'
import { SheetLink } from './SheetLink'
import { ShopRoot } from './shop-style'

const facts = (article: ShopArticle): [string, string | null | undefined][] => [
  ['Fournisseur', article.supplier],
  ['Référence', article.ref_supplier],
  [shopTexts.barcode, [article.gtin, article.packaging_gtin].filter(Boolean).join(' · ')],
  ['Famille', article.family],
  [shopTexts.brand, article.brand],
  [shopTexts.origin, article.origin],
  [shopTexts.caliber, article.caliber],
  ['Conservation', article.storagemode],
  [shopTexts.packaging, packText(article)],
  ['TVA', article.rate && `${article.rate.replace('.', ',').replace(/,?0+$/, '')} %`],
  [shopTexts.usableTitle, article.usable && usableWhy(article.usable)],
  [shopTexts.allergens, allergensOf(article)],
]

/** Of food, no allergen is not the same as none told. */
function allergensOf({ allergens, catalog_id }: ShopArticle): string | undefined {
  if (allergens.includes('none')) return toldAllergens.none
  const unknown = catalog_id === shelves.food ? shopTexts.allergensUnknown : undefined
  return (
    Object.entries(toldAllergens)
      .flatMap(([key, label]) => (allergens.includes(key) ? [label] : []))
      .join(', ') || unknown
  )
}

interface Props {
  article: ShopArticle
  shelf: Shelf
  ttc: boolean
  disabled: boolean
  onDetails: (article: ShopArticle) => void
  onClose: () => void
}

/** Everything that the catalogue knows of an article. */
export function ArticleDetails({ article, shelf, ttc, disabled, onDetails, onClose }: Props) {
  return (
    <Modal open title={article.label} onClose={onClose}>
      <ShopRoot>
        <Box
          sx={{
            display: 'flex',
            gap: 2.5,
            mb: 2,
            '& .price': { textAlign: 'left' },
            '& .order': { alignItems: 'flex-start' },
            '& > :not(:last-child)': { flex: 'none' },
          }}
        >
          <ArticlePicture article={article} large />
          <Box
            sx={{
              ...{ flex: 1, minWidth: 0, display: 'grid', gap: 1, alignContent: 'start' },
              gridTemplateColumns: 'minmax(0, 1fr)',
            }}
          >
            <ArticleMarks article={article} />
            <ArticlePrice article={article} ttc={ttc} isExact />
            <ArticleOrder
              key={article.id}
              article={article}
              ttc={ttc}
              disabled={disabled}
              onMove={onClose}
              onLeave={onClose}
            />
          </Box>
        </Box>
        <Box
          component="dl"
          sx={{
            display: 'grid',
            gridTemplateColumns: 'max-content minmax(0, 1fr)',
            columnGap: 3,
            rowGap: 0.75,
            m: 0,
            '& dt': { color: 'text.secondary' },
            '& dd': { m: 0 },
          }}
        >
          {facts(article)
            .filter(([, value]) => value)
            .map(([label, value]) => (
              <Fragment key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </Fragment>
            ))}
        </Box>
        <OwnPriceCurve article={article} ttc={ttc} />
        <ArticleEquivalents article={article} shelf={shelf} ttc={ttc} onDetails={onDetails} />
        {article.sheet_file_id !== null && <SheetLink id={article.sheet_file_id} />}
      </ShopRoot>
    </Modal>
  )
}
