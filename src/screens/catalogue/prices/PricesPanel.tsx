import Add from '@mui/icons-material/Add'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import Typography from '@mui/material/Typography'
import { lazy, Suspense, useState } from 'react'
import { priceTexts as texts } from '../../../../i18n/fr/catalogue'
import type { Slot } from '../../../admin/form/extensions'
import { useRights } from '../../../admin/use-rights'
import { useEngine } from '../../../fields/engine'
import { EmptyState } from '../../../widgets/EmptyState'
import { ErrorState } from '../../../widgets/ErrorState'
import { TableSkeleton } from '../../../widgets/TableSkeleton'
import { type EditedPrice, PriceDialog } from './PriceDialog'
import { PriceTable } from './PriceTable'
import { PriceTimeline } from './PriceTimeline'
import { hasGeneralPrice, usePrices } from './use-prices'

const PriceCurve = lazy(async () => ({ default: (await import('./PriceCurve')).PriceCurve }))

/** The dated prices of an article: its curve, its table, a new one (domain §4.5). */
export const PricesPanel: Slot = ({ scope: { record = {} } }) => {
  const { data: prices, error, refetch, today } = usePrices(Number(record.id))
  const rights = useRights(useEngine().registry.get('article_price'))
  const [edited, setEdited] = useState<EditedPrice>()
  if (error && !prices) return <ErrorState onRetry={() => void refetch()} />
  if (!prices) return <TableSkeleton rows={4} columns={6} />
  const add = rights.create && (
    <Button variant="contained" startIcon={<Add />} onClick={() => setEdited({ mode: 'add' })}>
      {texts.add}
    </Button>
  )
  return (
    <Card>
      <CardContent>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 2 }}>
          <Typography variant="h4" component="h2" sx={{ flex: 1 }}>
            {texts.title}
          </Typography>
          {prices.length > 0 && add}
        </Box>
        {prices.length > 0 && !hasGeneralPrice(prices, today) && (
          <Alert severity="warning" sx={{ mb: 2 }}>
            {texts.none}
          </Alert>
        )}
        {prices.length > 0 && <PriceTimeline prices={prices} today={today} />}
        {prices.length > 1 && (
          <Suspense fallback={<Box sx={{ height: 260 }} />}>
            <PriceCurve prices={prices} today={today} />
          </Suspense>
        )}
        {prices.length === 0 ? (
          <EmptyState title={texts.empty} text={texts.emptyText} action={add} />
        ) : (
          <PriceTable prices={prices} article={record} rights={rights} onEdit={setEdited} />
        )}
      </CardContent>
      {edited && (
        <PriceDialog edited={edited} article={record} prices={prices} onClose={() => setEdited(undefined)} />
      )}
    </Card>
  )
}
