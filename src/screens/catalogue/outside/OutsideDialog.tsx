import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useDataProvider } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { formTexts } from '../../../../i18n/fr/form'
import { outsideTexts as texts } from '../../../../i18n/fr/outside'
import { type FormExtensions, FormExtensionsContext } from '../../../admin/form/extensions'
import { FormFrame } from '../../../admin/form/FormFrame'
import type { Row } from '../../../admin/form/form-scope'
import { GeneratedFields } from '../../../admin/form/GeneratedFields'
import { useEngine } from '../../../fields/engine'
import { useAdherent } from '../../../layout/adherent-context'
import { AddressCityInput } from '../../../trade/AddressCityInput'
import { Modal } from '../../../widgets/Modal'
import { RemoveOutside } from './RemoveOutside'
import { SellerChoice } from './SellerChoice'

const forms = {
  product: {
    resource: 'productnotincatalog',
    titles: [texts.addProduct, texts.editProduct],
    names: [
      'label',
      'supplier_id',
      'supplier_not_in_catalog_id',
      'catalog_id',
      'family_id',
      'unit_id',
      'price_ht',
      'rate_id',
      'ref_supplier',
      'label_ids',
      'active',
    ],
  },
  supplier: {
    resource: 'suppliernotincatalog',
    titles: [texts.addSupplier, texts.editSupplier],
    names: ['label', 'email', 'phone', 'address', 'zip_code', 'municipality_id', 'active'],
  },
} as const

const extensions: FormExtensions = {
  widgets: { suppliernotincatalog: { municipality_id: AddressCityInput } },
  slots: {},
}

type Props = { of: keyof typeof forms; record?: Row; mayRemove: boolean; onClose: () => void }

/** The form of a product or a supplier outside the catalogues. */
export function OutsideDialog({ of, record, mayRemove, onClose }: Props) {
  const { resource: name, titles, names } = forms[of]
  const resource = useEngine().registry.get(name)
  const dataProvider = useDataProvider()
  const { selected } = useAdherent()
  const owner = selected?.isGroup ? { groupAdherent_id: selected.id } : { adherent_id: selected?.id }
  const create = async (body: Row): Promise<Row> =>
    (await dataProvider.create(name, { data: { ...body, ...owner } })).data
  return (
    <Modal open size="md" title={titles[record ? 1 : 0]} onClose={onClose}>
      <FormExtensionsContext value={extensions}>
        <FormFrame
          resource={resource}
          record={record}
          names={names}
          write={record ? undefined : create}
          onSaved={onClose}
          isNested
          closes
        >
          {() => (
            <Box sx={{ pt: 1 }}>
              {of === 'product' ? <ProductFields record={record} /> : <SupplierFields />}
              <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1, mt: 3 }}>
                {record && mayRemove && <RemoveOutside name={name} record={record} onRemoved={onClose} />}
                <Buttons isNew={!record} onClose={onClose} />
              </Box>
            </Box>
          )}
        </FormFrame>
      </FormExtensionsContext>
    </Modal>
  )
}

const ProductFields = ({ record }: { record?: Row }) => (
  <>
    <GeneratedFields names={['label']} />
    <SellerChoice record={record} />
    <GeneratedFields
      names={[
        ['catalog_id', 'family_id'],
        ['unit_id', 'price_ht', 'rate_id'],
        ['ref_supplier', 'label_ids'],
        ...(record ? ['active'] : []),
      ]}
    />
  </>
)

const SupplierFields = () => (
  <GeneratedFields
    names={['label', ['email', 'phone'], 'address', ['zip_code', 'municipality_id'], 'active']}
  />
)

function Buttons({ isNew, onClose }: { isNew: boolean; onClose: () => void }) {
  const { isDirty, isSubmitting } = useFormState()
  return (
    <>
      <Button color="inherit" onClick={onClose} disabled={isSubmitting}>
        {formTexts.cancel}
      </Button>
      <Button type="submit" variant="contained" loading={isSubmitting} disabled={!isNew && !isDirty}>
        {formTexts.save}
      </Button>
    </>
  )
}
