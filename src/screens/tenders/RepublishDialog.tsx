import Box from '@mui/material/Box'
import { useState } from 'react'
import { tenderScreens } from '../../../i18n/fr/tender-screens'
import { newVersionFields } from '../../../resources/tenders/new-version'
import { LooseFields, type LooseValues, said } from '../../admin/form/LooseFields'
import { Modal } from '../../widgets/Modal'
import { ModalActions } from '../../widgets/ModalActions'
import { useTenderAct, useTenderCalls } from './use-tenders'

const texts = tenderScreens.republish

/** Tells every supplier what changed, and until when all may answer now. */
export function RepublishDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const calls = useTenderCalls()
  const { run, isPending, errors } = useTenderAct({ atFields: true })
  const [values, setValues] = useState<LooseValues>({})
  const announce = () => run(() => calls.republish(id, { ...said(values) }), texts.done, { after: onClose })
  return (
    <Modal
      open
      size="xs"
      title={texts.title}
      onClose={onClose}
      actions={
        <ModalActions
          confirm={texts.title}
          onCancel={onClose}
          loading={isPending}
          disabled={!values.message}
          onConfirm={() => void announce()}
        />
      }
    >
      <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
        <LooseFields
          fields={newVersionFields}
          required={['message']}
          values={values}
          errors={errors}
          onChange={setValues}
        />
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{texts.help}</Box>
      </Box>
    </Modal>
  )
}
