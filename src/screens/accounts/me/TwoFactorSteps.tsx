import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type ReactNode, useState } from 'react'
import { factorTexts as texts } from '../../../../i18n/fr/security'
import { formStyle } from '../../../admin/form/layout'
import { QrCode } from '../../../widgets/QrCode'
import { ProofFields } from './ProofFields'
import type { Enrolment, Purpose, useTwoFactor } from './use-two-factor'

type Factor = ReturnType<typeof useTwoFactor>

type StepProps = { factor: Factor; label: string; onSend: () => void; disabled: boolean; children: ReactNode }

/** One question with its button, and the way out. */
function Step({ factor, label, onSend, disabled, children }: StepProps) {
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event: React.SubmitEvent) => {
        event.preventDefault()
        if (!disabled) onSend()
      }}
      sx={[formStyle, { display: 'grid', gap: 2, width: '100%' }]}
    >
      {children}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button type="submit" variant="contained" loading={factor.isPending} disabled={disabled}>
          {label}
        </Button>
        <Button color="inherit" onClick={factor.cancel}>
          {texts.cancel}
        </Button>
      </Box>
    </Box>
  )
}

/** Asks the present password before anything changes. */
export function ProofForm({ factor, purpose }: { factor: Factor; purpose: Purpose }) {
  const [proof, setProof] = useState({ password: '', code: '' })
  return (
    <Step
      factor={factor}
      label={purpose === 'disable' ? texts.disable : texts.go}
      onSend={() => void factor.prove(purpose, proof)}
      disabled={proof.password === ''}
    >
      <ProofFields
        id="factor"
        value={proof}
        onChange={setProof}
        error={factor.error}
        hasApplication={factor.state?.enabled ?? false}
        hasPasskey={(factor.state?.passkeys ?? 0) > 0}
      />
    </Step>
  )
}

/** Shows the QR code, and takes the first code of the application. */
export function CodeForm({ factor, enrolment }: { factor: Factor; enrolment: Enrolment }) {
  const [code, setCode] = useState('')
  return (
    <Step
      factor={factor}
      label={texts.confirm}
      onSend={() => void factor.confirm(code)}
      disabled={code.trim() === ''}
    >
      <Typography variant="body2">{texts.scan}</Typography>
      <Box sx={{ width: 200, '& svg': { display: 'block', borderRadius: 1 } }}>
        <QrCode rows={enrolment.qr} label={texts.qr} />
      </Box>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {texts.secret} <code>{enrolment.secret.match(/.{1,4}/g)?.join(' ')}</code>
      </Typography>
      <div className="field">
        <TextField
          label={texts.code}
          value={code}
          onChange={({ target }) => setCode(target.value)}
          error={factor.error !== undefined}
          helperText={factor.error}
          autoComplete="one-time-code"
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { inputMode: 'numeric', maxLength: 20 } }}
        />
      </div>
    </Step>
  )
}

/** The codes, shown once. */
export function RecoveryCodes({ codes, onNoted }: { codes: readonly string[]; onNoted: () => void }) {
  return (
    <>
      <Typography variant="h5" component="h3">
        {texts.codes}
      </Typography>
      <Typography variant="body2">{texts.codesHelp}</Typography>
      <Box
        component="ul"
        sx={{
          ...{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1, columnGap: 4 },
          ...{ gridTemplateColumns: 'repeat(2, auto)', fontFamily: 'monospace', typography: 'body1' },
        }}
      >
        {codes.map((code) => (
          <Box component="li" key={code}>
            <code>{code}</code>
          </Box>
        ))}
      </Box>
      <Button variant="contained" onClick={onNoted}>
        {texts.noted}
      </Button>
    </>
  )
}
