import { contractTexts as texts } from '../../../../i18n/fr/directory'
import { GeneratedFields } from '../../../admin/form/GeneratedFields'
import { RecordDialog } from '../../../admin/form/RecordDialog'
import { useEngine } from '../../../fields/engine'
import type { Contract } from './use-contracts'

const names = [
  ...['reference', 'company_id', 'catalog_id', 'contract_type', 'notice_months', 'start_date', 'end_date'],
  ...['signed_date', 'denounced_date', 'file_id', 'note'],
]
const rows = [
  'reference',
  ['company_id', 'catalog_id'],
  ['contract_type', 'notice_months'],
  ['start_date', 'end_date'],
  ['signed_date', 'denounced_date'],
  'file_id',
  'note',
] as const

/** A new contract of a supplier, or a change of one. */
export function ContractDialog(props: { supplierId: number; contract?: Contract; onClose: () => void }) {
  const { supplierId, contract, onClose } = props
  const resource = useEngine().registry.get('supplier_contract')
  return (
    <RecordDialog
      size="md"
      title={contract ? (contract.reference ?? texts.edit) : texts.add}
      resource={resource}
      record={contract}
      owner={{ supplier_id: supplierId }}
      names={names}
      savedText={texts.saved}
      onClose={onClose}
    >
      <GeneratedFields names={rows} />
    </RecordDialog>
  )
}
