import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useDataProvider } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { contractTexts as texts } from '../../../../i18n/fr/directory'
import { formTexts } from '../../../../i18n/fr/form'
import { FormFrame } from '../../../admin/form/FormFrame'
import type { Row } from '../../../admin/form/form-scope'
import { GeneratedFields } from '../../../admin/form/GeneratedFields'
import { useEngine } from '../../../fields/engine'
import { Modal } from '../../../widgets/Modal'
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
  const dataProvider = useDataProvider()
  const create = async (body: Row): Promise<Row> =>
    (await dataProvider.create('supplier_contract', { data: { ...body, supplier_id: supplierId } })).data
  return (
    <Modal open size="md" title={contract ? (contract.reference ?? texts.edit) : texts.add} onClose={onClose}>
      <FormFrame
        resource={resource}
        record={contract}
        names={names}
        write={contract ? undefined : create}
        savedText={texts.saved}
        isNested
        closes
        onSaved={onClose}
      >
        {() => (
          <Box sx={{ pt: 1 }}>
            <GeneratedFields names={rows} />
            <Buttons isNew={!contract} onClose={onClose} />
          </Box>
        )}
      </FormFrame>
    </Modal>
  )
}

function Buttons({ isNew, onClose }: { isNew: boolean; onClose: () => void }) {
  const { isDirty, isSubmitting } = useFormState()
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1, mt: 3 }}>
      <Button color="inherit" onClick={onClose} disabled={isSubmitting}>
        {formTexts.cancel}
      </Button>
      <Button type="submit" variant="contained" loading={isSubmitting} disabled={!isNew && !isDirty}>
        {formTexts.save}
      </Button>
    </Box>
  )
}
