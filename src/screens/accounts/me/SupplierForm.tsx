import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { accountTexts as texts } from '../../../../i18n/fr/people'
import { supplierEndpoints } from '../../../../resources/directory/supplier-endpoints'
import type { AnyResource } from '../../../../resources/schema/resource'
import type { ReadRow } from '../../../../resources/schema/unknown-row'
import { type FormExtensions, FormExtensionsContext } from '../../../admin/form/extensions'
import { FormActions } from '../../../admin/form/FormActions'
import { FormFrame } from '../../../admin/form/FormFrame'
import { useEndpoints } from '../../../fields/endpoints'
import { useAllowed, useEngine } from '../../../fields/engine'
import { AddressCityInput } from '../../../trade/AddressCityInput'
import { toast } from '../../../widgets/toast-store'
import { FormCard } from '../shared/FormCard'

const names = [
  'siret',
  'ape_code',
  'tva_number',
  'website',
  'Office_address',
  'same_address',
  'Billing_address',
]
const extensions: FormExtensions = { widgets: { address: { municipality_id: AddressCityInput } }, slots: {} }
const quiet = ['err400', 'err409']

/** The declaration with the addresses that one's own information cannot lack (specification 1 §5). */
const informationOf = (supplier: AnyResource): AnyResource => {
  const required = Object.fromEntries(
    ['Office_address', 'Billing_address'].flatMap((name) => {
      const field = supplier.fields[name]
      return field ? [[name, { ...field, required: true }]] : []
    }),
  )
  return { ...supplier, fields: { ...supplier.fields, ...required } }
}

/** A billing address that is the office's is none of its own. */
const recordOf = (row: ReadRow): ReadRow =>
  row.same_address === false ? row : { ...row, Billing_address: null, supplier_billing_address_id: null }

/** What a supplier says of itself. */
export function SupplierForm({ first }: { first: ReadRow }) {
  const { registry, http } = useEngine()
  const suppliers = useEndpoints(supplierEndpoints)
  const isOpen = useAllowed()('updateSupplierInfo')
  const resource = useMemo(() => informationOf(registry.get('supplier')), [registry])
  const [record, setRecord] = useState(() => recordOf(first))
  const [round, setRound] = useState(0)
  const path = `/supplier/${String(first.id)}`

  const begin = (row: ReadRow) => {
    setRecord(recordOf(row))
    setRound((n) => n + 1)
  }
  async function cancel() {
    begin(await suppliers.one({ id: Number(first.id) }))
    toast.success(texts.resetData)
  }
  return (
    <FormExtensionsContext value={extensions}>
      {!isOpen && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {texts.supplierLocked}
        </Alert>
      )}
      <FormFrame
        key={round}
        resource={resource}
        record={record}
        names={names}
        isLocked={!isOpen}
        savedText={texts.supplierSaved}
        write={(body, current) =>
          http.put<ReadRow>(path, { ...body, id: first.id, lock_version: current?.lock_version }, { quiet })
        }
        onSaved={(saved) => setRecord(recordOf(saved))}
        onReloaded={begin}
      >
        {() => (
          <>
            <SupplierFields name={String(first.name)} />
            {isOpen && <FormActions onCancel={() => void cancel()} />}
          </>
        )}
      </FormFrame>
    </FormExtensionsContext>
  )
}

function SupplierFields({ name }: { name: string }) {
  const isSame = useWatch({ name: 'same_address' }) !== false
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <FormCard
        title={name}
        items={[
          ['siret', 'ape_code'],
          ['tva_number', 'website'],
        ]}
      />
      <FormCard items={['Office_address']} />
      <FormCard items={isSame ? ['same_address'] : ['same_address', 'Billing_address']} />
    </Box>
  )
}
