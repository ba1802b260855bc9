import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import { useMemo } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { memberTexts } from '../../i18n/fr/referencing'
import type { Registry } from '../../resources/registry'
import type { ReadRow } from '../../resources/schema/unknown-row'
import { type FormExtensions, FormExtensionsContext, type Widget } from '../admin/form/extensions'
import { GeneratedFields } from '../admin/form/GeneratedFields'
import { ResourcePages } from '../admin/resource-pages'
import { SelectInput } from '../fields/inputs/SelectInput'
import { useAdherent } from '../layout/adherent-context'
import { type AdherentOption, flatOptions } from '../layout/adherents'
import type { Screen } from '../layout/screens'
import { resourceScreen } from './resource-screen'

const keyOf = (isGroup: boolean, id: number) => `${isGroup ? 'group' : 'adherent'} ${id}`
const nameOf = ({ isGroup, name }: AdherentOption) => (isGroup ? memberTexts.wholeGroup({ name }) : name)

/** The adherents and the groups that one works for: a member's person chooses among these, and looks into no directory. */
const OwnMember: Widget = ({ scope: _scope, value, onChange, ...props }) => {
  const own = flatOptions(useAdherent().list)
  const { setValue } = useFormContext()
  const group: unknown = useWatch({ name: 'groupAdherent_id' })
  const options = Object.fromEntries(own.map((one) => [keyOf(one.isGroup, one.id), nameOf(one)]))
  const chosen = typeof value === 'number' ? keyOf(false, value) : keyOf(true, Number(group))
  const choose = (key: unknown) => {
    const one = own.find(({ isGroup, id }) => keyOf(isGroup, id) === key)
    setValue('groupAdherent_id', one?.isGroup ? one.id : null, { shouldDirty: true })
    onChange(one && !one.isGroup ? one.id : null)
  }
  const label = own.some(({ isGroup }) => isGroup) ? memberTexts.memberOrGroup : props.field.label
  return (
    <SelectInput
      {...props}
      required
      field={{ ...props.field, label, options }}
      value={chosen}
      onChange={choose}
    />
  )
}

/** Whether a row is of neither an adherent nor a group that one works for: common to all, or its group's, which one reads. */
const isOfOthers =
  (list: readonly AdherentOption[]) =>
  ({ adherent_id, groupAdherent_id }: ReadRow): boolean =>
    !flatOptions(list).some(({ isGroup, id }) => id === (isGroup ? groupAdherent_id : adherent_id))

/**
 * The generated pages of a settings table of members: what one creates is of the adherent, or of the whole group, that one
 * works for (domain §5.5); who works for an adherent alone reads what its group has.
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
  function MemberPages() {
    const { list, selected } = useAdherent()
    const forms = useMemo<FormExtensions>(
      () => ({
        widgets: { [name]: { adherent_id: OwnMember } },
        slots: {},
        bodies: { [name]: Body },
        othersRows: { [name]: isOfOthers(list) },
      }),
      [list],
    )
    const start = useMemo(
      () => selected && { [selected.isGroup ? 'groupAdherent_id' : 'adherent_id']: selected.id },
      [selected],
    )
    return (
      <FormExtensionsContext value={forms}>
        <ResourcePages resource={resource} start={start} />
      </FormExtensionsContext>
    )
  }
  return { ...resourceScreen(registry, name), Page: MemberPages }
}
