import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { tenderScreens } from '../../../i18n/fr/tender-screens'
import type { ConsultationAnswer } from '../../../resources/tenders/consultation-answers'
import { consultations } from '../../../resources/tenders/consultation-endpoints'
import { useOwnEndpoints } from '../../trade/standing-for'
import { ConfirmDialog } from '../../widgets/ConfirmDialog'
import { useTenderAct } from './use-tenders'

const texts = tenderScreens.consultations

type Props = Pick<ConsultationAnswer, 'id' | 'moment'> & {
  access: NonNullable<ConsultationAnswer['access']>
}

/** Said instead of the answer to a colleague whom its author has not let in; one may begin it anew. */
export function SealedForOthers({ id, moment, access }: Props) {
  const calls = useOwnEndpoints(consultations)
  const { run, isPending } = useTenderAct()
  const [isAsked, ask] = useState(false)
  const readers = access.people.filter(({ reads }) => reads).map(({ name }) => name)
  const restart = async () => {
    await run(
      () => calls.restart({ id }),
      () => texts.restarted,
    )
    ask(false)
  }
  return (
    <Alert
      severity="warning"
      sx={{ '& .MuiAlert-message': { display: 'grid', gap: 1.5, justifyItems: 'start' } }}
    >
      <Box>
        {texts.notReader} {readers.length > 0 && texts.notReaderOf({ names: readers.join(', ') })}
      </Box>
      {moment === 'open' && (
        <Button color="inherit" variant="outlined" size="small" onClick={() => ask(true)}>
          {texts.restart}
        </Button>
      )}
      <ConfirmDialog
        open={isAsked}
        title={texts.restartTitle}
        confirmLabel={texts.restart}
        pending={isPending}
        onClose={() => ask(false)}
        onConfirm={() => void restart()}
      >
        {texts.restartText}
      </ConfirmDialog>
    </Alert>
  )
}

/** The colleagues with whom the answer is prepared; nobody is shown where there is none. */
export function AnswerAccessCard({ id, moment, access }: Props) {
  const calls = useOwnEndpoints(consultations)
  const { run, isPending } = useTenderAct()
  if (!access.people.length) return null
  const letIn = (userId: number) =>
    run(
      () => calls.letIn({ id, user_id: userId }),
      () => texts.done,
    )
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="h2">{texts.share}</Typography>
      <Typography variant="body2" color="text.secondary">
        {texts.shareText}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, maxWidth: 560 }}>
        {access.people.map(({ id: userId, name, reads }) => (
          <Box
            component="li"
            key={userId}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 2,
              minHeight: 44,
              borderBottom: 1,
              borderColor: 'divider',
            }}
          >
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{name}</Box>
            {reads ? (
              <Typography variant="body2" color="text.secondary">
                {texts.isIn}
              </Typography>
            ) : (
              moment === 'open' && (
                <Button
                  size="small"
                  aria-label={texts.letInTo({ name })}
                  loading={isPending}
                  onClick={() => void letIn(userId)}
                >
                  {texts.letIn}
                </Button>
              )
            )}
          </Box>
        ))}
      </Box>
    </Box>
  )
}
