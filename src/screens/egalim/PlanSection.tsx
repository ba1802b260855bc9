import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { egalimPlanTexts as texts } from '../../../i18n/fr/egalim-plan'
import { egalimPlans } from '../../../resources/egalim/endpoints'
import { frenchDay } from '../../../resources/schema/date-text'
import { useAnswer, useEndpointAct, useEndpoints } from '../../fields/endpoints'
import { useAllowed } from '../../fields/engine'
import { ConfirmDialog } from '../../widgets/ConfirmDialog'
import { ErrorState } from '../../widgets/ErrorState'
import { TableSkeleton } from '../../widgets/TableSkeleton'
import { FollowedPlan } from './FollowedPlan'
import { MadePlan, type PlanOf } from './MadePlan'

function GiveUp({ id }: { id: number }) {
  const [isOpen, open] = useState(false)
  const calls = useEndpoints(egalimPlans)
  const { run, isPending } = useEndpointAct([egalimPlans.followed.tag])
  const giveUp = async () => {
    await run(() => calls.giveUp({ id }), texts.givenUp)
    open(false)
  }
  return (
    <>
      <Button color="inherit" onClick={() => open(true)}>
        {texts.giveUp}
      </Button>
      <ConfirmDialog
        open={isOpen}
        dangerous
        pending={isPending}
        title={texts.giveUpTitle}
        confirmLabel={texts.giveUp}
        onConfirm={() => void giveUp()}
        onClose={() => open(false)}
      >
        {texts.giveUpText}
      </ConfirmDialog>
    </>
  )
}

interface Props {
  of: PlanOf
  year: number
  /** Whether the year goes on: only then is a plan worked out. */
  isCurrent: boolean
}

/**
 * What to change until the end of the year to reach the goals of the law at the least cost, worked out when asked (measures §7); once
 * taken up, how far it is.
 */
export function PlanSection({ of, year, isCurrent }: Props) {
  const [isMade, make] = useState(false)
  const mayManage = useAllowed()('manageEgalim') && isCurrent
  const { data, error, refetch } = useAnswer(egalimPlans.followed, { ...of, year })
  const plan = data?.plan
  if (data && !plan && !isCurrent) return null
  const done = () => make(false)
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
        <Typography variant="h2" sx={{ flex: '1 1 200px' }}>
          {plan && !isMade ? texts.followedTitle({ day: frenchDay(plan.taken_on) }) : texts.title}
        </Typography>
        {!isMade && data && isCurrent && (
          <Button variant="outlined" onClick={() => make(true)}>
            {plan ? texts.recalculate : texts.make}
          </Button>
        )}
        {!isMade && plan && mayManage && <GiveUp id={plan.id} />}
        {isMade && plan && <Button onClick={done}>{texts.keepPlan}</Button>}
      </Box>
      {(isMade || (data && !plan)) && <Box sx={{ color: 'text.secondary' }}>{texts.help}</Box>}
      {error && !data && <ErrorState text={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <TableSkeleton rows={3} columns={4} />}
      {isMade && <MadePlan of={of} replaces={plan?.id} mayFollow={mayManage} onFollowed={done} />}
      {!isMade && plan && <FollowedPlan plan={plan} />}
    </Box>
  )
}
