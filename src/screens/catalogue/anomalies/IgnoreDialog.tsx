import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { anomalyTexts as texts } from '../../../../i18n/fr/catalogue'
import { formTexts } from '../../../../i18n/fr/form'
import { Modal } from '../../../widgets/Modal'
import type { Anomaly } from './anomaly'
import { useAnomalyStates } from './use-anomaly-states'

type Props = { anomalies: readonly Anomaly[]; onClose: (isDone: boolean) => void }

/** Asks why anomalies are ignored: the reason is kept with them. */
export function IgnoreDialog({ anomalies, onClose }: Props) {
  const [reason, setReason] = useState('')
  const { isPending, change } = useAnomalyStates()
  const isGiven = reason.trim() !== ''

  async function ignore() {
    if (await change(anomalies, { state: 'ignored', reason: reason.trim() })) onClose(true)
  }
  return (
    <Modal
      open
      size="xs"
      title={texts.ignoreTitle({ smart_count: anomalies.length })}
      onClose={() => onClose(false)}
      actions={
        <>
          <Button color="inherit" onClick={() => onClose(false)} disabled={isPending}>
            {formTexts.cancel}
          </Button>
          <Button variant="contained" disabled={!isGiven} loading={isPending} onClick={() => void ignore()}>
            {texts.ignore}
          </Button>
        </>
      }
    >
      <TextField
        fullWidth
        required
        autoFocus
        label={texts.reason}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          if (isGiven && !isPending) void ignore()
        }}
        slotProps={{ htmlInput: { maxLength: 255 }, inputLabel: { shrink: true } }}
        sx={{ mt: 1 }}
      />
    </Modal>
  )
}
