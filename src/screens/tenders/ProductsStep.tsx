import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useMemo, useState } from 'react'
import { tenderScreens } from '../../../i18n/fr/tender-screens'
import { lotJudgement } from '../../../resources/tenders/judgement-endpoints'
import type { LotAnswer } from '../../../resources/tenders/preparation-answers'
import { useAnswer } from '../../fields/endpoints'
import { EmptyState } from '../../widgets/EmptyState'
import { ErrorState } from '../../widgets/ErrorState'
import { KeptPages } from '../../widgets/KeptPages'
import { TableSkeleton } from '../../widgets/TableSkeleton'
import { ProductTable } from './ProductTable'
import type { PreparationProps } from './preparation-props'
import { useChanges } from './use-tenders'

const texts = tenderScreens.products

function LotProducts({ lot, prepared, isLocked }: { lot: LotAnswer } & Omit<PreparationProps, 'next'>) {
  const changes = useChanges(prepared.tender).data?.data
  const marks = useMemo(
    () =>
      new Map(
        changes
          ?.filter(({ step, lot_id }) => step === 'products' && lot_id === lot.id)
          .map((one) => [one.product_id, one]),
      ),
    [changes, lot.id],
  )
  const { data, error, refetch } = useAnswer(lotJudgement.products, { id: lot.id })
  if (error && !data) return <ErrorState text={error.message} onRetry={() => void refetch()} />
  if (!data) return <TableSkeleton />
  return <ProductTable lot={lot} kept={data.data} marks={marks} isLocked={isLocked} />
}

/** The products of each lot with their volumes, filled as in a spreadsheet. */
export function ProductsStep({ prepared, isLocked, next }: PreparationProps) {
  const { lots } = prepared
  const [chosen, choose] = useState(lots[0]?.id)
  const lot = lots.find(({ id }) => id === chosen) ?? lots[0]
  if (!lot) return <EmptyState title={texts.noLot} />
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <TextField
        select
        size="small"
        label={texts.lot}
        value={lot.id}
        sx={{ maxWidth: 520 }}
        onChange={({ target }) => choose(Number(target.value))}
      >
        {lots.map(({ id, lot_number, label, products }) => (
          <MenuItem key={id} value={id}>
            {lot_number} – {label} ({products})
          </MenuItem>
        ))}
      </TextField>
      <KeptPages
        shown={lot.id}
        render={(id) => {
          const one = lots.find((other) => other.id === id)
          return one && <LotProducts lot={one} prepared={prepared} isLocked={isLocked} />
        }}
      />
      {!isLocked && (
        <Box>
          <Button onClick={next}>{tenderScreens.nextStep}</Button>
        </Box>
      )}
    </Box>
  )
}
