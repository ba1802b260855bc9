import { useState } from 'react'
import { tenderScreens } from '../../../i18n/fr/tender-screens'
import { tenderPublication } from '../../../resources/tenders/endpoints'
import { newVersionDocuments, newVersionFields } from '../../../resources/tenders/new-version'
import { AskDialog } from '../../admin/form/AskDialog'
import { asDeclared, type LooseValues, said } from '../../admin/form/LooseFields'
import { useEndpoints } from '../../fields/endpoints'
import { usePreparation, useTenderAct } from './use-tenders'
import { type DocumentDraft, draftsOf, sentOf, VersionDocuments } from './VersionDocuments'

const texts = tenderScreens.republish
const fields = { ...newVersionFields, documents: newVersionDocuments }

interface Props {
  tender: { id: number; version: number }
  onClose: () => void
}

/** Tells every supplier what changed, with other documents and until when all may answer now. */
export function RepublishDialog({ tender: { id, version }, onClose }: Props) {
  const calls = useEndpoints(tenderPublication)
  const { run, isPending, errors } = useTenderAct({ atFields: true })
  const known = usePreparation(id, version).data?.documents
  const [typed, setTyped] = useState<DocumentDraft[]>()
  const announce = (values: LooseValues) => {
    const told = asDeclared(fields, { ...said(values), ...(typed && { documents: sentOf(typed) }) })
    return run(() => calls.republish({ id, ...told }), texts.done, { after: onClose })
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
