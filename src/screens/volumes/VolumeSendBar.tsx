import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { frenchQuantity } from '../../../i18n/fr/orders'
import { volumeAnswerTexts as texts } from '../../../i18n/fr/volume-answers'
import { frenchMoment } from '../../../resources/schema/date-text'
import type { VolumeAnswer, VolumeAnswerLine } from '../../../resources/volumes/answers'
import { outlierOf } from '../../../resources/volumes/volume-entry'
import { ConfirmDialog } from '../../widgets/ConfirmDialog'
import type { VolumeRows } from './use-volume-rows'
import { useVolumeAct, useVolumeAnswerCalls } from './use-volumes'

const stateText = ({ state, savedAt }: VolumeRows): string => {
  if (state === 'saving') return texts.saving
  if (state === 'waiting') return texts.notSaved
  if (state === 'conflict') return texts.conflict
  return savedAt ? texts.savedAt(frenchMoment(savedAt)) : ''
}

/** How many are named before they are sent. */
const named = 8

/** What is far from one's history, before it is sent. */
function Outliers({ rows }: { rows: readonly VolumeAnswerLine[] }) {
  if (!rows.length) return null
  return (
    <Alert severity="warning" sx={{ mt: 2 }}>
      {texts.outliers(rows.length)}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {rows.slice(0, named).map(({ id, label, quantity, prefilled, unit }) => (
          <li key={id}>
            {texts.outlier(label, frenchQuantity(quantity ?? '0'), frenchQuantity(prefilled ?? '0'), unit)}
          </li>
        ))}
        {rows.length > named && <li>{texts.others(rows.length - named)}</li>}
      </Box>
    </Alert>
  )
}

/** Sends the volumes, what is far from one's history pointed out first; or takes them back to correct them. */
export function VolumeSendBar({ answer, volumes }: { answer: VolumeAnswer; volumes: VolumeRows }) {
  const calls = useVolumeAnswerCalls()
  const { run, isPending } = useVolumeAct()
  const [asked, ask] = useState<'send' | 'correct'>()
  const { id, is_open, response_status, submitted_at } = answer
  const isSent = response_status === 'sent'
  const filled = volumes.rows.filter(({ quantity }) => quantity !== null).length
  const outliers = volumes.rows.filter(({ quantity, prefilled }) => outlierOf(quantity, prefilled))
  const close = () => ask(undefined)
  const send = async () => {
    if (await volumes.flush()) await run(() => calls.send(id), texts.sent)
    close()
  }
  const correct = async () => {
    await run(() => calls.correct(id), texts.corrected)
    close()
  }
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {isSent && submitted_at && <Alert severity="success">{texts.sentOn(frenchMoment(submitted_at))}</Alert>}
      {is_open && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          {isSent ? (
            <Button variant="outlined" onClick={() => ask('correct')}>
              {texts.correct}
            </Button>
          ) : (
            <Button variant="contained" disabled={!filled} onClick={() => ask('send')}>
              {texts.send}
            </Button>
          )}
          <Box>{texts.filled(filled, volumes.rows.length)}</Box>
          <Box role="status" sx={{ typography: 'body2', color: 'text.secondary' }}>
            {isSent ? '' : stateText(volumes)}
          </Box>
        </Box>
      )}
      <ConfirmDialog
        open={asked === 'send'}
        title={texts.sendTitle}
        confirmLabel={texts.send}
        pending={isPending}
        onClose={close}
        onConfirm={() => void send()}
      >
        {texts.sendText(filled, volumes.rows.length)}
        <Outliers rows={outliers} />
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'correct'}
        title={texts.correctTitle}
        confirmLabel={texts.correct}
        pending={isPending}
        onClose={close}
        onConfirm={() => void correct()}
      >
        {texts.correctText}
      </ConfirmDialog>
    </Box>
  )
}
