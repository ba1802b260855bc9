import { outsideTexts as texts } from '../../../../i18n/fr/outside'
import type { ReadRow } from '../../../../resources/schema/unknown-row'
import { type FormExtensions, FormExtensionsContext } from '../../../admin/form/extensions'
import { GeneratedFields } from '../../../admin/form/GeneratedFields'
import { RecordDialog } from '../../../admin/form/RecordDialog'
import { useEngine } from '../../../fields/engine'
import { useAdherent } from '../../../layout/adherent-context'
import { AddressCityInput } from '../../../trade/AddressCityInput'
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

type Props = { of: keyof typeof forms; record?: ReadRow; mayRemove: boolean; onClose: () => void }

/** The form of a product or a supplier outside the catalogues. */
export function OutsideDialog({ of, record, mayRemove, onClose }: Props) {
  const { resource: name, titles, names } = forms[of]
  const resource = useEngine().registry.get(name)
  const { selected } = useAdherent()
  return (
    <FormExtensionsContext value={extensions}>
      <RecordDialog
        size="md"
        title={titles[record ? 1 : 0]}
        resource={resource}
        record={record}
        owner={selected?.isGroup ? { groupAdherent_id: selected.id } : { adherent_id: selected?.id }}
        names={names}
        aside={record && mayRemove && <RemoveOutside name={name} record={record} onRemoved={onClose} />}
        onClose={onClose}
      >
        {of === 'product' ? <ProductFields record={record} /> : <SupplierFields />}
      </RecordDialog>
    </FormExtensionsContext>
  )
}

const ProductFields = ({ record }: { record?: ReadRow }) => (
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
