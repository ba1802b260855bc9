import Typography from '@mui/material/Typography'
import { useFormContext, useWatch } from 'react-hook-form'
import { addressTexts as texts } from '../../../i18n/fr/directory'
import type { Widget } from '../../admin/form/extensions'
import { initialValues, isRow } from '../../admin/form/initial-values'
import { useEngine } from '../../fields/engine'
import { BoolInput } from '../../fields/inputs/BoolInput'

/** The same-address box: ticked, it says which address the invoices go to; ticked or not, a billing address of its own starts empty. */
export const SameAddressInput: Widget = ({ scope, ...props }) => {
  const { registry } = useEngine()
  const { setValue } = useFormContext()
  const office: unknown = useWatch({ name: `${scope.path}Office_address` })
  const said = props.value === true ? addressLine(office) : ''

  function choose(isSame: unknown) {
    props.onChange(isSame)
    setValue(`${scope.path}Billing_address`, initialValues(registry, registry.get('address')), {
      shouldDirty: true,
    })
  }
  return (
    <>
      <BoolInput {...props} onChange={choose} />
      {said && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {texts.billedAt({ address: said })}
        </Typography>
      )}
    </>
  )
}

/** « 8 rue des Abattoirs, 57000 Metz », with its city as long as it is the one that was read. */
function addressLine(office: unknown): string {
  if (!isRow(office) || !office.address) return ''
  const { Municipality: city, municipality_id: id } = office
  const label = isRow(city) && city.id === id ? String(city.label) : ''
  return [office.address, [office.zip_code, label].filter(Boolean).join(' ')].filter(Boolean).join(', ')
}
