import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { accountTexts as texts } from '../../../../i18n/fr/people'
import { supplierEndpoints } from '../../../../resources/directory/supplier-endpoints'
import { rowsOf } from '../../../admin/form/initial-values'
import { useAnswer } from '../../../fields/endpoints'
import { useUser } from '../../../layout/use-boot'
import { EmptyState } from '../../../widgets/EmptyState'
import { ErrorState } from '../../../widgets/ErrorState'
import { FormSkeleton } from '../../../widgets/FormSkeleton'
import { SupplierCatalog } from './SupplierCatalog'
import { SupplierForm } from './SupplierForm'

/** The supplier of the signed-in person, chosen when there are several. */
export function SupplierTabs({ part }: { part: 'information' | 'catalog' }) {
  const suppliers = rowsOf([Reflect.get(Object(useUser()), 'Supplier')].flat())
  const [chosen, choose] = useState<number>()
  const id = chosen ?? Number(suppliers[0]?.id)
  if (suppliers.length === 0) return <EmptyState title={texts.noSupplier} />
  return (
    <>
      {suppliers.length > 1 && (
        <TextField
          select
          label={texts.supplierChoice}
          value={id}
          onChange={({ target }) => choose(Number(target.value))}
          sx={{ mb: 2, maxWidth: 420 }}
        >
          {suppliers.map((one) => (
            <MenuItem key={String(one.id)} value={Number(one.id)}>
              {String(one.name)}
            </MenuItem>
          ))}
        </TextField>
      )}
      <SupplierPart key={id} id={id} part={part} />
    </>
  )
}

function SupplierPart({ id, part }: { id: number; part: 'information' | 'catalog' }) {
  const { data, error, refetch } = useAnswer(supplierEndpoints.one, { id }, { isEdited: true })
  if (!data) return error ? <ErrorState onRetry={() => void refetch()} /> : <FormSkeleton />
  return part === 'catalog' ? <SupplierCatalog supplier={data} /> : <SupplierForm first={data} />
}
