import Box from '@mui/material/Box'
import { useState } from 'react'
import { tenderScreens } from '../../../i18n/fr/tender-screens'
import { newVersionFields } from '../../../resources/tenders/new-version'
import { LooseFields, type LooseValues, said } from '../../admin/form/LooseFields'
import { Modal } from '../../widgets/Modal'
import { ModalActions } from '../../widgets/ModalActions'
import { usePreparation, useTenderAct, useTenderCalls } from './use-tenders'
import { type DocumentDraft, draftsOf, sentOf, VersionDocuments } from './VersionDocuments'

const texts = tenderScreens.republish

interface Props {
  tender: { id: number; version: number }
  onClose: () => void
}

/** Tells every supplier what changed, with other documents and until when all may answer now. */
export function RepublishDialog({ tender: { id, version }, onClose }: Props) {
  const calls = useTenderCalls()
  const { run, isPending, errors } = useTenderAct({ atFields: true })
  const [values, setValues] = useState<LooseValues>({})
  const known = usePreparation(id, version).data?.documents
  const [typed, setTyped] = useState<DocumentDraft[]>()
  const announce = () => {
    const documents = typed ? { documents: sentOf(typed) } : {}
    return run(() => calls.republish(id, { ...said(values), ...documents }), texts.done, { after: onClose })
  }
  return (
    <Modal
      open
      size="sm"
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
        {known && (
          <VersionDocuments
            known={known}
            drafts={typed ?? draftsOf(known)}
            errors={errors}
            change={setTyped}
          />
        )}
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{texts.help}</Box>
      </Box>
    </Modal>
  )
}
