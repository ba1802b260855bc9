import { useMemo } from 'react'
import { type FormExtensions, FormExtensionsContext, type Widget } from '../admin/form/extensions'
import { ResourcePages } from '../admin/resource-pages'
import { useEngine } from '../fields/engine'
import { SelectInput } from '../fields/inputs/SelectInput'
import { useAdherent } from '../layout/adherent-context'
import { flatOptions } from '../layout/adherents'

/** The adherents that one works for: a member's person chooses among these, and looks into no directory. */
const OwnAdherent: Widget = ({ scope: _scope, value, onChange, ...props }) => {
  const own = flatOptions(useAdherent().list).filter(({ isGroup }) => !isGroup)
  const options = Object.fromEntries(own.map(({ id, name }) => [String(id), name]))
  return (
    <SelectInput
      {...props}
      field={{ ...props.field, options }}
      value={typeof value === 'number' ? String(value) : null}
      onChange={(key) => onChange(key ? Number(key) : null)}
    />
  )
}

/** The generated pages of a resource whose rows are of one adherent, for its own people: a new one is of the adherent that one works for. */
export function ownAdherentPages(name: string, extensions: Partial<FormExtensions> = {}) {
  const forms: FormExtensions = {
    ...extensions,
    slots: {},
    widgets: { [name]: { ...extensions.widgets?.[name], adherent_id: OwnAdherent } },
  }
  return function OwnAdherentPages() {
    const { registry } = useEngine()
    const { selected } = useAdherent()
    const start = useMemo(
      () => (selected && !selected.isGroup ? { adherent_id: selected.id } : undefined),
      [selected],
    )
    return (
      <FormExtensionsContext value={forms}>
        <ResourcePages resource={registry.get(name)} start={start} />
      </FormExtensionsContext>
    )
  }
}
