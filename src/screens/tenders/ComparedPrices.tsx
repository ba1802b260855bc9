import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useMemo, useState } from 'react'
import { tenderScreens } from '../../../i18n/fr/tender-screens'
import { pathOf } from '../../../resources/schema/endpoint'
import { type ComparisonFilter, filteredProducts, matrixOf } from '../../../resources/tenders/comparison'
import type { ComparisonAnswer } from '../../../resources/tenders/comparison-answers'
import { lotJudgement } from '../../../resources/tenders/judgement-endpoints'
import { PaperButton } from '../../trade/PaperButton'
import { EmptyState } from '../../widgets/EmptyState'
import { ComparisonFilters } from './ComparisonFilters'
import { ComparisonTable } from './ComparisonTable'

const texts = tenderScreens.comparison

/** The prices of a lot side by side: all of them, or those that a filter asks for; the whole goes out as a workbook. */
export function ComparedPrices({ of }: { of: ComparisonAnswer }) {
  const [filter, change] = useState<ComparisonFilter>({})
  const cells = useMemo(() => matrixOf(of), [of])
  const products = useMemo(() => filteredProducts(of, cells, filter), [of, cells, filter])
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Typography variant="h2" sx={{ flex: 1 }}>
          {texts.title}
        </Typography>
        <PaperButton
          path={pathOf(lotJudgement.workbook, { id: of.lot.id })}
          filename={`comparaison-lot-${of.lot.lot_number}.xlsx`}
          label={texts.workbook}
        />
      </Box>
      <ComparisonFilters filter={filter} change={change} shown={products.length} all={of.products.length} />
      {products.length ? (
        <ComparisonTable of={of} products={products} cells={cells} />
      ) : (
        <EmptyState title={texts.noneShown} />
      )}
    </>
  )
}
