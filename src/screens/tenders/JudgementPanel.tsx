import Box from '@mui/material/Box'
import { useState } from 'react'
import { tenderScreens } from '../../../i18n/fr/tender-screens'
import { tenderJudgement } from '../../../resources/tenders/judgement-endpoints'
import type { Slot } from '../../admin/form/extensions'
import { useAnswer } from '../../fields/endpoints'
import { useAllowed } from '../../fields/engine'
import { ChoiceSelect } from '../../trade/ChoiceSelect'
import { ErrorState } from '../../widgets/ErrorState'
import { FormSkeleton } from '../../widgets/FormSkeleton'
import { appliedLots } from './applied-lots'
import { ComparisonCard } from './ComparisonCard'
import { ReceiptsCard } from './ReceiptsCard'
import { RoundsCard } from './RoundsCard'
import { TenderActions } from './TenderActions'
import { TenderQuestions } from './TenderQuestions'

/** What came in, and once it is open its comparison, notes and decisions, lot by lot. */
export const JudgementPanel: Slot = ({ scope: { record } }) => {
  const id = Number(record?.id)
  const may = useAllowed()
  const [chosen, choose] = useState<number | null>(null)
  const { data, error, refetch } = useAnswer(
    tenderJudgement.page,
    { id },
    { every: (page) => (page && appliedLots(page).isRunning ? 2000 : false) },
  )
  if (error && !data) return <ErrorState text={error.message} onRetry={() => void refetch()} />
  if (!data) return <FormSkeleton />
  const lot = data.lots.find((one) => one.id === chosen) ?? data.lots[0]
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <TenderActions page={data} />
      <ReceiptsCard page={data} />
      {data.tender.status !== '100' && (
        <TenderQuestions id={id} isLocked={data.tender.status !== '150' || !may('updateTender')} />
      )}
      {data.responses.opened && <RoundsCard id={id} />}
      {data.responses.readable && lot && (
        <>
          {data.lots.length > 1 && (
            <ChoiceSelect
              label={tenderScreens.products.lot}
              value={lot.id}
              required
              choices={data.lots.map((one) => ({ id: one.id, label: `${one.lot_number} – ${one.label}` }))}
              onChange={choose}
            />
          )}
          <ComparisonCard key={lot.id} lotId={lot.id} />
        </>
      )}
    </Box>
  )
}
