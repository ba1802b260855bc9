import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { egalimPlanTexts as texts } from '../../../i18n/fr/egalim-plan'
import { egalimPlans } from '../../../resources/egalim/endpoints'
import { planReasons } from '../../../resources/egalim/plan-answers'
import { priceText } from '../../../resources/schema/decimal-text'
import { useAnswer, useEndpointAct, useEndpoints } from '../../fields/endpoints'
import { ErrorState } from '../../widgets/ErrorState'
import { TableSkeleton } from '../../widgets/TableSkeleton'
import type { EgalimScope } from './asked'
import { PlanShares } from './PlanShares'
import { PlanSwaps } from './PlanSwaps'

/** Whose plan it is. */
export type PlanOf = Pick<EgalimScope, 'adherent_id' | 'group_id'>

const without = (amount: string) => priceText(amount.replace(/^-/, ''))

interface Props {
  of: PlanOf
  /** The followed plan that it would stand for. */
  replaces: number | undefined
  mayFollow: boolean
  onFollowed: () => void
}

/** The plan as it is worked out now: each change may be turned down, and the whole be followed. */
export function MadePlan({ of, replaces, mayFollow, onFollowed }: Props) {
  const [refused, exclude] = useState<readonly string[]>([])
  const excluded = refused.length ? { excluded: refused.join(',') } : {}
  const calls = useEndpoints(egalimPlans)
  const { run, isPending } = useEndpointAct([egalimPlans.followed.tag])
  const { data, error, refetch, isFetching } = useAnswer(egalimPlans.plan, { ...of, ...excluded })
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
  const follow = () =>
    run(() => calls.follow({ ...of, ...excluded, replaces, extra_ht: data.extra_ht }), texts.followDone, {
      after: onFollowed,
      refused: () => void refetch(),
    })
  return (
    <>
      <Box role="status">
        {data.reason && <div>{planReasons[data.reason]}</div>}
        {data.swaps.length > 0 && (
          <Box sx={{ fontWeight: 600 }}>
            {said}. {data.feasible && !isSaving && texts.bound({ amount: priceText(data.bound_ht) })}
          </Box>
        )}
        {refused.length > 0 && (
          <Box sx={{ color: 'text.secondary' }}>
            {texts.refused({ smart_count: refused.length })}{' '}
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
          onRefuse={({ instead_id, article_id }) => exclude([...refused, `${instead_id}-${article_id}`])}
        />
      )}
      {mayFollow && data.swaps.length > 0 && (
        <Box>
          <Button variant="contained" loading={isPending} disabled={isFetching} onClick={() => void follow()}>
            {replaces ? texts.followInstead : texts.follow}
          </Button>
        </Box>
      )}
    </>
  )
}
