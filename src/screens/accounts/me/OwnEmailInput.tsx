import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { use } from 'react'
import { addressTexts as texts } from '../../../../i18n/fr/security'
import type { Widget } from '../../../admin/form/extensions'
import { TextInput } from '../../../fields/inputs/TextInput'
import { OwnPasswordContext } from './own-password'
import { PasswordBox } from './PasswordBox'

const spelling = { attributes: { inputMode: 'email', autoCapitalize: 'none', autoComplete: 'email' } }

const plain = (value: unknown) =>
  String(value ?? '')
    .trim()
    .toLowerCase()

/** One's own address: another one asks the password, and waits until the link sent to it is opened. */
export const OwnEmailInput: Widget = ({ scope, ...props }) => {
  const password = use(OwnPasswordContext)
  const isOther = plain(props.value) !== plain(scope.record?.email)
  return (
    <Box sx={{ display: 'grid', gap: 2, flex: 1, minWidth: 0 }}>
      <TextInput {...props} spelling={spelling} />
      {password && isOther && (
        <>
          <Alert severity="info">{texts.why}</Alert>
          <PasswordBox
            id="current_password"
            label={texts.password}
            value={password.value}
            onChange={password.change}
            onBlur={() => undefined}
            error={password.error}
            autoComplete="current-password"
          />
        </>
      )}
      {password?.pending && !isOther && (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" size="small" onClick={password.giveUp}>
              {texts.giveUp}
            </Button>
          }
        >
          {texts.pending({ address: password.pending })}
        </Alert>
      )}
    </Box>
  )
}
