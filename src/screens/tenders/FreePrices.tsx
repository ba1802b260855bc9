import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { tenderScreens } from '../../../i18n/fr/tender-screens'
import type { ComparisonAnswer } from '../../../resources/tenders/comparison-answers'
import { isFree } from '../../../resources/trade/low-price'

const texts = tenderScreens.comparison

/** The prices of 0 of a lot's offers with what their suppliers say of them: read before one is retained and applied. */
export function FreePrices({ of }: { of: ComparisonAnswer }) {
  const free = of.lines.filter(({ quotation }) => isFree(quotation))
  if (!free.length) return null
  const products = new Map(of.products.map((product) => [product.id, product]))
  const suppliers = new Map(of.offers.map(({ id, supplier }) => [id, supplier]))
  return (
    <Alert severity="warning">
      {texts.freeHelp({ smart_count: free.length })}
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, maxHeight: 240, overflow: 'auto' }}>
        {free.map(({ offer_id, tender_product_id, comment }) => {
          const product = products.get(tender_product_id)
          return (
            <li key={`${offer_id} ${tender_product_id}`}>
              {suppliers.get(offer_id)} : {product?.code} {product?.label} –{' '}
              {comment?.trim() ? `« ${comment.trim()} »` : texts.freeUnsaid}
            </li>
          )
        })}
      </Box>
    </Alert>
  )
}
