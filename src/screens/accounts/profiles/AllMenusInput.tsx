import type { Widget } from '../../../admin/form/extensions'
import { useAllowed } from '../../../fields/engine'
import { BoolInput } from '../../../fields/inputs/BoolInput'
import { PermissionWrapper } from '../../../widgets/PermissionWrapper'
import { useSelf } from '../shared/session-profile'

/** « Accès à tous les menus »: given by who has it, or may go beyond its own rights. */
export const AllMenusInput: Widget = ({ scope: _scope, ...props }) => {
  const isAllowed = useAllowed()
  const { profile } = useSelf()
  const mayGive = profile?.all_menus === true || isAllowed('overridePermissionLimits')
  return (
    <PermissionWrapper allowed={props.readOnly === true || mayGive}>
      <BoolInput {...props} />
    </PermissionWrapper>
  )
}
