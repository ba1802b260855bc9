import { inputTexts } from '../../../../i18n/fr/form'
import type { Widget } from '../../../admin/form/extensions'
import { useFormScope } from '../../../admin/form/form-scope'
import { rowsOf } from '../../../admin/form/initial-values'
import { type Option, OptionsInput } from '../../../fields/inputs/OptionsInput'
import { idsOf, pickedFrom, usePickable } from './perimeter'

const optionOf = (row: Readonly<Record<string, unknown>>): Option => ({
  id: Number(row.id),
  label: String(row.name ?? row.label ?? `n° ${String(row.id)}`),
})

/** A list of a perimeter: what the person may give, and what the account already has. */
export const PerimeterInput: Widget = ({ value, onChange, related, scope: _scope, ...props }) => {
  const { data, isPending, isError } = usePickable()
  const { resource } = useFormScope()
  const name = Object.keys(resource.fields).find((one) => resource.fields[one] === props.field) ?? ''
  const association = pickedFrom[name]
  const options = rowsOf(association && data?.[association]).map(optionOf)
  const known = [...options, ...rowsOf(related).map(optionOf)]
  const chosen = idsOf(value).map((id) => known.find((one) => one.id === id) ?? { id, label: `n° ${id}` })
  return (
    <OptionsInput
      {...props}
      multiple
      options={options}
      chosen={chosen}
      loading={isPending}
      emptyText={isError ? inputTexts.loadFailed({ labels: props.field.label }) : undefined}
      onChoose={(next) => onChange(next.map(({ id }) => id))}
    />
  )
}
