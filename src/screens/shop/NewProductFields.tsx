import Box from '@mui/material/Box'
import ListSubheader from '@mui/material/ListSubheader'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import type { ReactNode } from 'react'
import { outOfCatalogTexts as texts } from '../../../i18n/fr/shop'
import type { OutOfCatalogAnswer } from '../../../resources/catalogue/shop'
import type { FieldErrors } from './use-creation'

export interface ProductValues {
  label: string
  supplier: string
  catalog: string
  family: string
  unit: string
  price: string
  rate: string
  reference: string
}

interface Props {
  choices: OutOfCatalogAnswer
  values: ProductValues
  errors: FieldErrors
  onChange: (patch: Partial<ProductValues>) => void
}

const named: Readonly<Record<keyof ProductValues, string>> = {
  label: 'label',
  supplier: 'supplier_id',
  catalog: 'catalog_id',
  family: 'family_id',
  unit: 'unit_id',
  price: 'price_ht',
  rate: 'rate_id',
  reference: 'ref_supplier',
}
const catalogs = [
  { id: 1, label: 'Alimentaire' },
  { id: 2, label: 'Non alimentaire' },
]
const options = (list: readonly { id: number; label: string }[], prefix = '') =>
  list.map(({ id, label }) => (
    <MenuItem key={`${prefix}${id}`} value={`${prefix}${id}`}>
      {label}
    </MenuItem>
  ))
const heading = (text: string) => <ListSubheader key={text}>{text}</ListSubheader>

/** The fields of a product out of the catalogues. */
export function NewProductFields({ choices, values, errors, onChange }: Props) {
  const field = (
    name: keyof ProductValues,
    label: string,
    more: { required?: boolean; options?: ReactNode[] } = {},
  ) => (
    <TextField
      select={more.options !== undefined}
      required={more.required ?? false}
      label={label}
      value={values[name]}
      error={errors[named[name]] !== undefined}
      helperText={errors[named[name]]}
      onChange={({ target }) => onChange({ [name]: target.value })}
      sx={{ m: 0 }}
    >
      {more.options}
    </TextField>
  )
  const suppliers = [
    ...(choices.suppliers.length ? [heading(texts.ofCatalogs), ...options(choices.suppliers, 's')] : []),
    ...(choices.ownSuppliers.length ? [heading(texts.ofMember), ...options(choices.ownSuppliers, 'x')] : []),
  ]
  const families = choices.families.filter(({ catalog_id }) => String(catalog_id) === values.catalog)
  return (
    <Box sx={{ display: 'grid', gap: 2, pt: 1, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
      <Box sx={{ gridColumn: '1 / -1' }}>{field('label', texts.label, { required: true })}</Box>
      <Box sx={{ gridColumn: '1 / -1' }}>
        {field('supplier', texts.supplier, { required: true, options: suppliers })}
      </Box>
      {field('catalog', texts.catalog, { required: true, options: options(catalogs) })}
      {field('family', texts.family, { options: options(families) })}
      {field('price', texts.price, { required: true })}
      {field('unit', texts.unit, { required: true, options: options(choices.units) })}
      {field('rate', texts.rate, { required: true, options: options(choices.rates) })}
      {field('reference', texts.reference)}
    </Box>
  )
}
