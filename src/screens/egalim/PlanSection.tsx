import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { egalimPlanTexts as texts } from '../../../i18n/fr/egalim-plan'
import type { EgalimAsked } from '../../../providers/trade/egalim'
import { egalimPlans } from '../../../resources/egalim/endpoints'
import { planReasons } from '../../../resources/egalim/plan-answers'
import { frenchPrice } from '../../../resources/schema/decimal-text'
import { useAnswer } from '../../fields/endpoints'
import { ErrorState } from '../../widgets/ErrorState'
import { TableSkeleton } from '../../widgets/TableSkeleton'
import { PlanShares } from './PlanShares'
import { PlanSwaps } from './PlanSwaps'

type Of = Pick<EgalimAsked, 'adherent_id' | 'group_id'>

const without = (amount: string) => frenchPrice(amount.replace(/^-/, ''))

function Made({ of }: { of: Of }) {
  const [excluded, exclude] = useState<readonly string[]>([])
  const plan = useAnswer(egalimPlans.plan, {
    ...of,
    ...(excluded.length ? { excluded: excluded.join(',') } : {}),
  })
  const { data, error, refetch, isFetching } = plan
  if (error && !data) return <ErrorState text={error.message} onRetry={() => void refetch()} />
  if (!data)
    return (
      <Box role="status" aria-label={texts.making}>
        <TableSkeleton rows={3} columns={4} />
      </Box>
    )
  const isSaving = data.extra_ht.startsWith('-')
  const amount = without(data.extra_ht)
  const said = data.feasible
    ? texts[isSaving ? 'saves' : 'feasible']({ amount })
    : texts[isSaving ? 'nearestSaves' : 'nearest']({ amount })
  return (
    <>
      <Box role="status">
        {data.reason && <div>{planReasons[data.reason]}</div>}
        {data.swaps.length > 0 && (
          <Box sx={{ fontWeight: 600 }}>
            {said}. {data.feasible && !isSaving && texts.bound({ amount: frenchPrice(data.bound_ht) })}
          </Box>
        )}
        {excluded.length > 0 && (
          <Box sx={{ color: 'text.secondary' }}>
            {texts.refused({ smart_count: excluded.length })}{' '}
            <Button size="small" onClick={() => exclude([])}>
              {texts.again}
            </Button>
          </Box>
        )}
      </Box>
      <PlanShares plan={data} />
      {data.swaps.length > 0 && (
        <PlanSwaps
          swaps={data.swaps}
          isBusy={isFetching}
          onRefuse={({ instead_id, article_id }) => exclude([...excluded, `${instead_id}-${article_id}`])}
        />
      )}
    </>
  )
}

/** What to change until the end of the year to reach the goals of the law at the least cost, worked out when asked (measures §7). */
export function PlanSection({ of }: { of: Of }) {
  const [isMade, make] = useState(false)
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
        <Typography variant="h2" sx={{ flex: '1 1 200px' }}>
          {texts.title}
        </Typography>
        {!isMade && (
          <Button variant="outlined" onClick={() => make(true)}>
            {texts.make}
          </Button>
        )}
      </Box>
      <Box sx={{ color: 'text.secondary' }}>{texts.help}</Box>
      {isMade && <Made of={of} />}
    </Box>
  )
}
