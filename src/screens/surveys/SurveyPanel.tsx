import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useRefresh } from 'react-admin'
import { surveyScreenTexts as texts } from '../../../i18n/fr/survey-screens'
import { surveyEndpoints } from '../../../resources/surveys/endpoints'
import { surveyStates } from '../../../resources/surveys/states'
import type { Slot } from '../../admin/form/extensions'
import { useAnswer } from '../../fields/endpoints'
import { ConfirmDialog } from '../../widgets/ConfirmDialog'
import { ErrorState } from '../../widgets/ErrorState'
import { FormSkeleton } from '../../widgets/FormSkeleton'
import { StateBadge } from '../../widgets/StateBadge'
import { SurveySuppliers } from './SurveySuppliers'
import { useSurveyAct, useSurveyCalls } from './use-surveys'

/** Who is asked for statistics, what each has answered, and what is done with it. */
export const SurveyPanel: Slot = ({ scope: { record } }) => {
  const id = Number(record?.id)
  const calls = useSurveyCalls()
  const refresh = useRefresh()
  const { run, isPending } = useSurveyAct()
  const [isAsked, ask] = useState(false)
  const { data, error, refetch } = useAnswer(surveyEndpoints.page, { id })
  if (error && !data) return <ErrorState text={error.message} onRetry={() => void refetch()} />
  if (!data) return <FormSkeleton />
  const send = async () => {
    if (await run(() => calls.send({ id }), texts.requested)) refresh()
    ask(false)
  }
  const remind = () =>
    run(
      () => calls.remind({ id }),
      ({ count }) => texts.reminded({ smart_count: count }),
    )
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <StateBadge state={surveyStates[data.status]} />
        {data.is_late && <Box sx={{ color: 'error.main', fontWeight: 600 }}>{texts.late}</Box>}
        {data.may_send && (
          <Button variant="contained" onClick={() => ask(true)}>
            {texts.sendRequest}
          </Button>
        )}
        {data.status === '150' && (
          <Button loading={isPending} onClick={() => void remind()}>
            {texts.remind}
          </Button>
        )}
      </Box>
      {data.status === '100' ? (
        <Alert severity="info">{texts.draft}</Alert>
      ) : (
        <SurveySuppliers page={data} onDone={refresh} />
      )}
      <ConfirmDialog
        open={isAsked}
        title={texts.sendTitle}
        confirmLabel={texts.sendRequest}
        pending={isPending}
        onClose={() => ask(false)}
        onConfirm={() => void send()}
      >
        {texts.sendText}
      </ConfirmDialog>
    </Box>
  )
}
