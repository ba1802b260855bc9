import { inputTexts } from '../../../../i18n/fr/form'
import { userTexts } from '../../../../i18n/fr/people'
import type { Widget } from '../../../admin/form/extensions'
import { useEngine } from '../../../fields/engine'
import { OptionsInput } from '../../../fields/inputs/OptionsInput'
import { useSelf } from '../shared/session-profile'
import { useProfiles } from '../shared/use-profiles'

/** The profile of an account, with its level; outside the back office, those of one's own application. */
export const ProfileInput: Widget = ({ value, onChange, related: _related, scope: _scope, ...props }) => {
  const { data = [], isPending, isError } = useProfiles()
  const { registry } = useEngine()
  const { typeId } = useSelf()
  const options = data
    .filter((one) => one.active || one.id === value)
    .filter((one) => typeId === 1 || one.profile_type_id === typeId)
    .map((one) => ({ id: one.id, label: userTexts.levelOf({ label: one.label, level: one.level }) }))
  return (
    <OptionsInput
      {...props}
      multiple={false}
      options={options}
      chosen={options.filter(({ id }) => id === value)}
      loading={isPending}
      emptyText={isError ? inputTexts.loadFailed({ labels: registry.get('profile').label[1] }) : undefined}
      onChoose={([next]) => onChange(next?.id ?? null)}
    />
  )
}
