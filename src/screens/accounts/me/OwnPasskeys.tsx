import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { passkeyTexts as texts } from '../../../../i18n/fr/passkeys'
import type { OwnPasskey } from '../../../../resources/accounts/answers'
import { frenchMoment } from '../../../../resources/schema/date-text'
import { ErrorState } from '../../../widgets/ErrorState'
import { FormCard } from '../shared/FormCard'
import { PasskeyForm, type PasskeyStep } from './PasskeyForm'
import { RecoveryCodes } from './TwoFactorSteps'
import { useOwnPasskeys } from './use-own-passkeys'

const rest: PasskeyStep = { name: 'rest' }
const isSupported = typeof window !== 'undefined' && 'PublicKeyCredential' in window

/** « Clés d'accès »: how one logs in without a password, and proves oneself besides it. */
export function OwnPasskeys() {
  const own = useOwnPasskeys()
  const [step, setStep] = useState(rest)
  const [codes, setCodes] = useState<readonly string[]>([])
  const go = (next: PasskeyStep) => {
    own.forgetError()
    setStep(next)
  }
  return (
    <FormCard title={texts.title} help={texts.help}>
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 560 }}>
        {own.failed && <ErrorState onRetry={own.retry} />}
        {own.passkeys?.length === 0 && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {texts.none}
          </Typography>
        )}
        {own.passkeys && own.passkeys.length > 0 && (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
            {own.passkeys.map((one) => (
              <PasskeyLine key={one.id} one={one} onStep={go} />
            ))}
          </Box>
        )}
        {codes.length > 0 && <RecoveryCodes codes={codes} onNoted={() => setCodes([])} />}
        {step.name !== 'rest' && (
          <PasskeyForm key={step.name} own={own} step={step} onLeave={() => go(rest)} onCodes={setCodes} />
        )}
        {step.name === 'rest' && own.passkeys && (
          <Box>
            {isSupported ? (
              <Button variant="outlined" onClick={() => go({ name: 'add' })}>
                {texts.add}
              </Button>
            ) : (
              <Typography variant="body2">{texts.unsupported}</Typography>
            )}
          </Box>
        )}
      </Box>
    </FormCard>
  )
}

function PasskeyLine({ one, onStep }: { one: OwnPasskey; onStep: (step: PasskeyStep) => void }) {
  const facts = [
    texts.since({ moment: frenchMoment(one.createdAt) }),
    one.seen_at ? texts.lastUse({ moment: frenchMoment(one.seen_at) }) : texts.neverUsed,
    ...(one.backed_up ? [texts.synced] : []),
  ]
  const { name } = one
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography variant="subtitle2">{name}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {facts.join(' · ')}
        </Typography>
      </Box>
      <Button
        size="small"
        color="inherit"
        aria-label={texts.renameOf({ name })}
        onClick={() => onStep({ name: 'rename', one })}
      >
        {texts.rename}
      </Button>
      <Button
        size="small"
        color="inherit"
        aria-label={texts.removeOf({ name })}
        onClick={() => onStep({ name: 'remove', one })}
      >
        {texts.remove}
      </Button>
    </Box>
  )
}
