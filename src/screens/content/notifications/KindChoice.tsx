import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { sayBox } from '../../../../i18n/fr/notifications'
import { kindNames, notificationKinds } from '../../../../resources/content/notification-kinds'
import { say } from '../../../../resources/schema/say'
import { useUser } from '../../../layout/use-boot'

/** One kind of notification, or all that concern this person. */
export function KindChoice({ value, onChange }: { value: string; onChange: (kind: string) => void }) {
  const type = useUser()?.Profile?.profile_type_id
  const concerning = kindNames.filter((kind) => notificationKinds[kind].to.some((one) => one === type))
  return (
    <TextField
      select
      size="small"
      label={sayBox('box.kind')}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      sx={{ width: { xs: '100%', sm: 260 } }}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">{sayBox('box.everyKind')}</MenuItem>
      {concerning.map((kind) => (
        <MenuItem key={kind} value={kind} sx={{ whiteSpace: 'normal' }}>
          {say(`resources.notification.options.kind.${kind}`, notificationKinds[kind].label)}
        </MenuItem>
      ))}
    </TextField>
  )
}
