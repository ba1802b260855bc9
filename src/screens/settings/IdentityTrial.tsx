import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useSearchParams } from 'react-router-dom'
import { identityScreenTexts as texts } from '../../../i18n/fr/identity-screens'
import type { IdentityTrial as Trial } from '../../../resources/accounts/identity-answers'
import { identityEndpoints } from '../../../resources/accounts/identity-endpoints'
import { identityRule } from '../../../resources/accounts/identity-provider'
import { useAnswer, useEndpoints } from '../../fields/endpoints'
import { Facts } from '../../widgets/Facts'
import { SheetTable } from '../../widgets/SheetTable'
import { useAct } from '../../widgets/use-act'
import { IdentitySection } from './IdentitySection'

/** Signs in at the provider without opening a session, and tells what each claim did. */
export function IdentityTrial({ id }: { id: number }) {
  const calls = useEndpoints(identityEndpoints)
  const [query] = useSearchParams()
  const tried = query.get('trial')
  const { run, isPending } = useAct()
  const begin = () =>
    run(() => calls.beginTrial({ id }), undefined, {
      after: ({ url }) => window.location.assign(url),
    })
  const { data: trial } = useAnswer(
    identityEndpoints.trial,
    { id },
    { enabled: tried !== null, isEdited: true, quiet: true },
  )
  return (
    <IdentitySection title={texts.trial}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
        {texts.trialHelp}
      </Typography>
      <Button variant="outlined" disabled={isPending} onClick={() => void begin()}>
        {texts.begin}
      </Button>
      {trial && <Result trial={trial} />}
    </IdentitySection>
  )
}

const conditions = identityRule.fields.operator.options ?? {}

function Result({ trial: { claims, rules, faults, profile, perimeter, account } }: { trial: Trial }) {
  return (
    <Box
      role="status"
      aria-label={texts.result}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 2,
        mt: 2,
        '& td': { overflowWrap: 'anywhere' },
      }}
    >
      <Alert severity={faults.length ? 'error' : 'success'} variant="outlined">
        {faults.length ? texts.refused : texts.good}
        {faults.map((fault) => (
          <div key={fault}>{fault}</div>
        ))}
      </Alert>
      {claims.length > 0 && (
        <>
          <Facts
            of={[
              [texts.account, account],
              [texts.profile, profile || texts.unchanged],
              [texts.perimeter, perimeter || texts.unchanged],
            ]}
          />
          <SheetTable
            name={texts.rules}
            rows={rules}
            keyOf={(_rule, index) => index}
            columns={[
              {
                title: texts.rule,
                is: 'what',
                of: ({ claim, operator, value }) => `${claim} ${conditions[operator] ?? operator} ${value}`,
              },
              { title: texts.found, of: ({ found }) => found || texts.none },
              { title: texts.use, is: 'state', of: ({ met }) => (met ? texts.met : texts.unmet) },
            ]}
          />
          <SheetTable
            name={texts.claims}
            rows={claims}
            keyOf={({ name }) => name}
            columns={[
              { title: texts.claim, is: 'what', of: ({ name }) => name },
              { title: texts.value, of: ({ value }) => value },
              { title: texts.use, of: ({ use }) => use },
            ]}
          />
        </>
      )}
    </Box>
  )
}
