import Visibility from '@mui/icons-material/VisibilityOffOutlined'
import VisibilityOn from '@mui/icons-material/VisibilityOutlined'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { type ReactNode, useState } from 'react'
import { passwordTexts as texts } from '../../../../i18n/fr/people'

type Props = {
  id: string
  label: string
  value: string
  onChange: (value: string) => void
  onBlur: () => void
  error?: string
  autoComplete: 'current-password' | 'new-password'
  describedBy?: string
  children?: ReactNode
}

/** A password, hidden until asked. */
export function PasswordBox({ id, label, value, onChange, onBlur, error, autoComplete, describedBy }: Props) {
  const [isShown, setShown] = useState(false)
  return (
    <div className="field">
      <TextField
        id={id}
        label={label}
        required
        type={isShown ? 'text' : 'password'}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onBlur}
        error={error !== undefined}
        // Its line is kept free: a message that comes as the field is left must not move the button that is pressed.
        helperText={error ?? ' '}
        autoComplete={autoComplete}
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: {
            spellCheck: false,
            autoCapitalize: 'none',
            'aria-describedby':
              [error && `${id}-helper-text`, describedBy].filter(Boolean).join(' ') || undefined,
          },
          input: {
            endAdornment: (
              <InputAdornment position="end">
                <IconButton
                  edge="end"
                  aria-label={isShown ? texts.conceal : texts.reveal}
                  aria-pressed={isShown}
                  onClick={() => setShown(!isShown)}
                >
                  {isShown ? <Visibility /> : <VisibilityOn />}
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
      />
    </div>
  )
}
