import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { tenderScreens } from '../../../i18n/fr/tender-screens'
import type { ComparisonAnswer } from '../../../resources/tenders/comparison-answers'

const texts = tenderScreens.comparison
/** Lines that are named; the others are counted. */
const most = 50

interface Props {
  of: ComparisonAnswer
  /** Ids of the offers that are retained, saved or not. */
  retained: readonly number[]
}

/** What the application of the retained offers writes, and their lines that would become no article: shown before, never guessed. */
export function AppliedLines({ of, retained }: Props) {
  const unmatched = of.lines.filter(
    ({ offer_id, quotation, ref_supplier }) =>
      retained.includes(offer_id) && quotation !== null && !ref_supplier?.trim(),
  )
  const products = new Map(of.products.map((product) => [product.id, product]))
  const suppliers = new Map(of.offers.map(({ id, supplier }) => [id, supplier]))
  return (
    <>
      {of.applied.map(({ offer_id, known, created }) => (
        <Box key={offer_id} sx={{ typography: 'body2', color: 'text.secondary' }}>
          {suppliers.get(offer_id)} – {texts.writes(known, created)}
        </Box>
      ))}
      {unmatched.length > 0 && (
        <Alert severity="warning">
          {texts.unmatched({ smart_count: unmatched.length })}
          <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, maxHeight: 240, overflow: 'auto' }}>
            {unmatched.slice(0, most).map(({ offer_id, tender_product_id }) => {
              const product = products.get(tender_product_id)
              return (
                <li key={`${offer_id} ${tender_product_id}`}>
                  {suppliers.get(offer_id)} : {product?.code} {product?.label}
                </li>
              )
            })}
          </Box>
        </Alert>
      )}
    </>
  )
}
