import Box from '@mui/material/Box'
import { useState } from 'react'
import { volumeRequestTexts as texts } from '../../../i18n/fr/volume-requests'
import { f } from '../../../resources/schema/f'
import { LooseFields, type LooseValues } from '../../admin/form/LooseFields'
import { Modal } from '../../widgets/Modal'
import { ModalActions } from '../../widgets/ModalActions'
import { useVolumeAct, useVolumeRequestCalls } from './use-volumes'

const fields = { until: f.dateTime({ label: texts.until, required: true }) } as const

/** Opens a closed request again until a moment. */
export function ReopenRequest({
  id,
  onClose,
  onDone,
}: {
  id: number
  onClose: () => void
  onDone: () => void
}) {
  const calls = useVolumeRequestCalls()
  const { run, isPending, errors } = useVolumeAct({ atFields: true })
  const [values, setValues] = useState<LooseValues>({})
  const reopen = () =>
    run(() => calls.reopen(id, values.until), texts.reopened, {
      after: () => {
        onDone()
        onClose()
      },
    })
  return (
    <Modal
      open
      size="xs"
      title={texts.verbs.reopen}
      onClose={onClose}
      actions={
        <ModalActions
          confirm={texts.verbs.reopen}
          onCancel={onClose}
          loading={isPending}
          disabled={!values.until}
          onConfirm={() => void reopen()}
        />
      }
    >
      <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
        <LooseFields fields={fields} values={values} errors={errors} onChange={setValues} />
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{texts.reopenHelp}</Box>
      </Box>
    </Modal>
  )
}
