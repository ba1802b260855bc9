import Button from '@mui/material/Button'
import { useState } from 'react'
import { outOfCatalogTexts as texts } from '../../../i18n/fr/shop'
import type { OutOfCatalogAnswer } from '../../../resources/catalogue/shop'
import { parseDecimal } from '../../../resources/schema/decimal-text'
import { Modal } from '../../widgets/Modal'
import { say } from '../../widgets/say'
import { NewProductFields, type ProductValues } from './NewProductFields'
import { useCreation } from './use-creation'
import { useMember } from './use-member'
import { useShopCalls } from './use-shop-calls'

interface Props {
  choices: OutOfCatalogAnswer
  onCreated: () => void
  onClose: () => void
}

const empty: ProductValues = {
  label: '',
  supplier: '',
  catalog: '1',
  family: '',
  unit: '',
  price: '',
  rate: '',
  reference: '',
}

/** « s12 » is a supplier of the catalogues, « x12 » one of the member's own. */
const supplierOf = (value: string) =>
  value.startsWith('s')
    ? { supplier_id: Number(value.slice(1)) }
    : { supplier_not_in_catalog_id: Number(value.slice(1)) }

/** « Créer un produit » out of the catalogues; the server says where the person may (domain §4.7). */
export function NewProductDialog({ choices, onCreated, onClose }: Props) {
  const member = useMember()
  const shop = useShopCalls()
  const [values, setValues] = useState(empty)
  const { errors, isPending, create } = useCreation(texts.created, onCreated)
  const { label, supplier, catalog, family, unit, price, rate, reference } = values
  const isComplete = [label.trim(), supplier, unit, price.trim(), rate].every(Boolean)
  const send = () =>
    create(() =>
      shop.createProduct(member.id, {
        label: label.trim(),
        ...supplierOf(supplier),
        catalog_id: Number(catalog),
        unit_id: Number(unit),
        rate_id: Number(rate),
        price_ht: parseDecimal(price),
        ...(family ? { family_id: Number(family) } : {}),
        ...(reference.trim() ? { ref_supplier: reference.trim() } : {}),
      }),
    )
  return (
    <Modal
      open
      title={texts.newProduct}
      onClose={onClose}
      actions={
        <>
          <Button color="inherit" onClick={onClose}>
            {say('widget.cancel')}
          </Button>
          <Button variant="contained" disabled={!isComplete} loading={isPending} onClick={send}>
            {texts.create}
          </Button>
        </>
      }
    >
      <NewProductFields
        choices={choices}
        values={values}
        errors={errors}
        onChange={(patch) => setValues({ ...values, ...patch })}
      />
    </Modal>
  )
}
