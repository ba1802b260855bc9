import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import { useMemo } from 'react'
import type { Registry } from '../../resources/registry'
import { type FormExtensions, FormExtensionsContext, type Widget } from '../admin/form/extensions'
import { GeneratedFields } from '../admin/form/GeneratedFields'
import { ResourceRoutes } from '../admin/ResourceRoutes'
import { SelectInput } from '../fields/inputs/SelectInput'
import { useAdherent } from '../layout/adherent-context'
import { flatOptions } from '../layout/adherents'
import type { Screen } from '../layout/screens'
import { resourceScreen } from './resource-screen'

/** The adherents that one works for: a member's person chooses among these, and looks into no directory. */
const OwnAdherent: Widget = ({ scope: _scope, value, onChange, ...props }) => {
  const { list } = useAdherent()
  const own = flatOptions(list).filter(({ isGroup }) => !isGroup)
  const options = Object.fromEntries(own.map(({ id, name }) => [String(id), name]))
  return (
    <SelectInput
      {...props}
      required
      field={{ ...props.field, options }}
      value={typeof value === 'number' ? String(value) : value}
      onChange={(id) => onChange(Number(id))}
    />
  )
}

/**
 * The generated pages of a settings table of members: what one creates is of the adherent that one works for. What is a
 * whole group's is kept by the back office.
 */
export function memberScreen(registry: Registry, name: string): Screen {
  const resource = registry.get(name)
  const names = Object.keys(resource.fields).filter((field) => field !== 'groupAdherent_id')
  const Body = () => (
    <Card>
      <CardContent>
        <GeneratedFields names={names} />
      </CardContent>
    </Card>
  )
  const forms: FormExtensions = {
    widgets: { [name]: { adherent_id: OwnAdherent } },
    slots: {},
    bodies: { [name]: Body },
  }
  function MemberPages() {
    const { selected } = useAdherent()
    const own = selected?.isGroup ? undefined : selected?.id
    const start = useMemo(() => (own === undefined ? undefined : { adherent_id: own }), [own])
    return (
      <FormExtensionsContext value={forms}>
        <ResourceRoutes resource={resource} start={start} />
      </FormExtensionsContext>
    )
  }
  return { ...resourceScreen(registry, name), Page: MemberPages }
}
