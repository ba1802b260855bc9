import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useMemo, useState } from 'react'
import { priceUpdateTexts as texts } from '../../../i18n/fr/price-updates'
import type { GridLine, PriceUpdatePageAnswer } from '../../../resources/pricing/answers'
import { priceUpdates } from '../../../resources/pricing/endpoints'
import { lookOf } from '../../../resources/pricing/price-look'
import { pathOf } from '../../../resources/schema/endpoint'
import { useAnswer } from '../../fields/endpoints'
import { useAllowed } from '../../fields/engine'
import { PaperButton } from '../../trade/PaperButton'
import { EmptyState } from '../../widgets/EmptyState'
import { ErrorState } from '../../widgets/ErrorState'
import { TableSkeleton } from '../../widgets/TableSkeleton'
import { DecisionDialog } from './DecisionDialog'
import { DecisionTable } from './DecisionTable'
import { RuleBar } from './RuleBar'

type Filter = keyof typeof texts.filters
const filters = Object.keys(texts.filters) as Filter[]

const meets: Record<Filter, (line: GridLine) => boolean> = {
  all: () => true,
  pending: ({ answered, decision }) => answered && decision === 'pending',
  rise: (line) => lookOf(line).gapColor === 'red',
  over: ({ over }) => over,
  low: ({ low }) => low !== null,
  silent: ({ answered }) => !answered,
}

/** Products × suppliers: what was answered, what is decided, one by one or by a rule. */
export function DecisionGrid({ page }: { page: PriceUpdatePageAnswer }) {
  const { campaign, suppliers } = page
  const mayDecide =
    useAllowed()('decidePriceUpdate') && (campaign.status === '200' || campaign.status === '250')
  const [filter, setFilter] = useState<Filter>('all')
  const [chosen, choose] = useState<GridLine>()
  const { data, error, refetch } = useAnswer(priceUpdates.grid, { id: campaign.id })
  const shown = useMemo(() => {
    const lines = (data?.lines ?? []).filter(meets[filter])
    const kept = new Set(lines.map(({ product_id }) => product_id))
    return { lines, products: (data?.products ?? []).filter(({ id }) => kept.has(id)) }
  }, [data, filter])
  if (error && !data) return <ErrorState text={error.message} onRetry={() => void refetch()} />
  if (!data) return <TableSkeleton />
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Typography variant="h2" sx={{ flex: '1 1 260px' }}>
          {texts.prices}
        </Typography>
        <TextField
          select
          label={texts.show}
          value={filter}
          onChange={({ target }) => setFilter(target.value as Filter)}
          sx={{ flex: '0 1 280px' }}
        >
          {filters.map((name) => (
            <MenuItem key={name} value={name}>
              {texts.filters[name]}
            </MenuItem>
          ))}
        </TextField>
        <PaperButton
          path={pathOf(priceUpdates.workbook, { id: campaign.id })}
          filename={`grille-prix-${campaign.id}.xlsx`}
          label={texts.workbook}
        />
      </Box>
      {mayDecide && <RuleBar campaign={campaign} />}
      {shown.products.length ? (
        <DecisionTable {...shown} suppliers={suppliers} {...(mayDecide && { choose })} />
      ) : (
        <EmptyState title={texts.noneShown} />
      )}
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{texts.legend}</Box>
      {chosen && (
        <DecisionDialog
          key={chosen.id}
          campaignId={campaign.id}
          line={chosen}
          supplier={suppliers.find((one) => one.supplier_id === chosen.supplier_id)?.name ?? ''}
          onClose={() => choose(undefined)}
        />
      )}
    </Box>
  )
}
