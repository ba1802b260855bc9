import { tenderScreens } from '../../../i18n/fr/tender-screens'
import type { TenderChange } from '../../../resources/tenders/changes'
import type { PreparedProduct } from '../../../resources/tenders/volume-sheet'
import type { ReadColumn } from '../../widgets/sheet/column'
import { ChangeMark } from './StepChanges'

/** How products differ from those of the tender that was taken over, by product. */
export type ProductMarks = ReadonlyMap<number | null, TenderChange>

/** The column that names a product, with how it differs. */
export const named = (marks: ProductMarks): readonly ReadColumn<PreparedProduct>[] => [
  {
    title: tenderScreens.products.product,
    cell: ({ product_id, label, code }) => {
      const change = marks.get(product_id)
      return (
        <>
          <div className="label">{label}</div>
          <div className="quiet">{code}</div>
          {change && <ChangeMark change={change} />}
        </>
      )
    },
  },
]
