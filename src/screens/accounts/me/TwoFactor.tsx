import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { factorTexts as texts } from '../../../../i18n/fr/security'
import { ErrorState } from '../../../widgets/ErrorState'
import { FormCard } from '../shared/FormCard'
import { CodeForm, ProofForm, RecoveryCodes } from './TwoFactorSteps'
import { useTwoFactor } from './use-two-factor'

/** « Double authentification »: how one's own account asks for a second factor. */
export function TwoFactor() {
  const factor = useTwoFactor()
  const { state, step } = factor
  if (factor.failed && !state) return <ErrorState onRetry={factor.retry} />
  if (!state) return null
  return (
    <FormCard title={texts.title} help={texts.help}>
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', maxWidth: 560 }}>
        {step.name === 'rest' && <Rest factor={factor} state={state} />}
        {step.name === 'password' && <ProofForm factor={factor} purpose={step.purpose} />}
        {step.name === 'scan' && <CodeForm factor={factor} enrolment={step.enrolment} />}
        {step.name === 'codes' && <RecoveryCodes codes={step.codes} onNoted={factor.cancel} />}
      </Box>
    </FormCard>
  )
}

type RestProps = {
  factor: ReturnType<typeof useTwoFactor>
  state: NonNullable<ReturnType<typeof useTwoFactor>['state']>
}

function Rest({ factor, state: { enabled, required, codes_left } }: RestProps) {
  return (
    <>
      <Chip size="small" color={enabled ? 'success' : 'default'} label={enabled ? texts.on : texts.off} />
      {enabled && <Typography variant="body2">{texts.codesLeft(codes_left)}</Typography>}
      {required && <Typography variant="body2">{texts.required}</Typography>}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        {!enabled && (
          <Button variant="outlined" onClick={() => factor.ask('enrol')}>
            {texts.enrol}
          </Button>
        )}
        {enabled && (
          <Button variant="outlined" onClick={() => factor.ask('recovery-codes')}>
            {texts.renew}
          </Button>
        )}
        {enabled && !required && (
          <Button color="inherit" onClick={() => factor.ask('disable')}>
            {texts.disable}
          </Button>
        )}
      </Box>
    </>
  )
}
