import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { passkeyTexts as texts } from '../../../../i18n/fr/passkeys'
import type { OwnPasskey } from '../../../../resources/accounts/answers'
import { formStyle } from '../../../admin/form/layout'
import { ProofFields } from './ProofFields'
import type { useOwnPasskeys } from './use-own-passkeys'
import { useFactorState } from './use-two-factor'

/** What is under way: nothing, a new passkey, a new name for one, or taking one off. */
export type PasskeyStep = { name: 'rest' | 'add' } | { name: 'rename' | 'remove'; one: OwnPasskey }

interface Props {
  own: ReturnType<typeof useOwnPasskeys>
  step: PasskeyStep
  onLeave: () => void
  onCodes: (codes: readonly string[]) => void
}

/** What a step asks before it is done: a name, the proof that one is there, or both. */
export function PasskeyForm({ own, step, onLeave, onCodes }: Props) {
  const one = 'one' in step ? step.one : undefined
  const [name, setName] = useState(one?.name ?? '')
  const [proof, setProof] = useState({ password: '', code: '' })
  const asksName = step.name !== 'remove'
  const asksProof = step.name !== 'rename'
  const hasApplication = useFactorState()?.enabled ?? false
  const isReady = (!asksName || name.trim().length > 1) && (!asksProof || proof.password !== '')
  const send = () => {
    if (step.name === 'rename' && one) return own.rename(one.id, name.trim(), onLeave)
    if (step.name === 'remove' && one) return own.remove(one.id, proof, onLeave)
    return own.add(name.trim(), proof, (codes) => {
      onCodes(codes)
      onLeave()
    })
  }
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event: React.SubmitEvent) => {
        event.preventDefault()
        if (isReady) void send()
      }}
      sx={[formStyle, { display: 'grid', gap: 2, width: '100%' }]}
    >
      {asksName && <NameBox value={name} onChange={setName} />}
      {asksProof && (
        <ProofFields
          id="passkey"
          value={proof}
          onChange={setProof}
          error={own.error}
          {...{ hasApplication, hasPasskey: own.hasPasskey }}
        />
      )}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button type="submit" variant="contained" loading={own.isPending} disabled={!isReady}>
          {step.name === 'remove' ? texts.remove : step.name === 'rename' ? texts.rename : texts.go}
        </Button>
        <Button color="inherit" onClick={onLeave}>
          {texts.cancel}
        </Button>
      </Box>
    </Box>
  )
}

/** A name that is typed. */
function NameBox({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <div className="field">
      <TextField
        id="passkey_name"
        label={texts.name}
        required
        value={value}
        onChange={({ target }) => onChange(target.value)}
        helperText={texts.nameHelp}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: 80 } }}
      />
    </div>
  )
}
