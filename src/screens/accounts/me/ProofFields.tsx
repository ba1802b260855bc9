import TextField from '@mui/material/TextField'
import { passkeyTexts as texts } from '../../../../i18n/fr/passkeys'
import { PasswordBox } from './PasswordBox'
import type { TypedProof } from './passkey-proof'

interface Props {
  id: string
  value: TypedProof
  onChange: (value: TypedProof) => void
  error: string | undefined
  hasApplication: boolean
  hasPasskey: boolean
}

/** The present password, and a code where the account has a second factor; without a code a passkey is asked. */
export function ProofFields({ id, value, onChange, error, hasApplication, hasPasskey }: Props) {
  return (
    <>
      <PasswordBox
        id={`${id}_password`}
        label={texts.password}
        value={value.password}
        onChange={(password) => onChange({ ...value, password })}
        onBlur={() => undefined}
        error={error}
        autoComplete="current-password"
      />
      {hasApplication && (
        <div className="field">
          <TextField
            id={`${id}_code`}
            label={texts.code}
            value={value.code}
            onChange={({ target }) => onChange({ ...value, code: target.value })}
            helperText={hasPasskey ? texts.codeOrPasskey : undefined}
            autoComplete="one-time-code"
            slotProps={{ inputLabel: { shrink: true }, htmlInput: { inputMode: 'numeric', maxLength: 40 } }}
          />
        </div>
      )}
    </>
  )
}
