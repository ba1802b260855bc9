import { useState } from 'react'
import { tenderScreens } from '../../../i18n/fr/tender-screens'
import { newVersionFields } from '../../../resources/tenders/new-version'
import { AskDialog } from '../../admin/form/AskDialog'
import { type LooseValues, said } from '../../admin/form/LooseFields'
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
  const known = usePreparation(id, version).data?.documents
  const [typed, setTyped] = useState<DocumentDraft[]>()
  const announce = (values: LooseValues) => {
    const documents = typed ? { documents: sentOf(typed) } : {}
    return run(() => calls.republish(id, { ...said(values), ...documents }), texts.done, { after: onClose })
  }
  return (
    <AskDialog
      title={texts.title}
      confirm={texts.title}
      fields={newVersionFields}
      required={['message']}
      errors={errors}
      help={texts.help}
      isPending={isPending}
      onClose={onClose}
      onConfirm={(values) => void announce(values)}
    >
      {known && (
        <VersionDocuments known={known} drafts={typed ?? draftsOf(known)} errors={errors} change={setTyped} />
      )}
    </AskDialog>
  )
}
