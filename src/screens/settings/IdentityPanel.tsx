import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { identityScreenTexts as texts } from '../../../i18n/fr/identity-screens'
import { keyTexts } from '../../../i18n/fr/security'
import { identityEndpoints } from '../../../resources/accounts/identity-endpoints'
import type { FormScope } from '../../admin/form/form-scope'
import { useAnswer, useEndpointAct, useEndpoints } from '../../fields/endpoints'
import { ConfirmDialog } from '../../widgets/ConfirmDialog'
import { CopyButton } from '../../widgets/CopyButton'
import { Modal } from '../../widgets/Modal'
import { IdentitySection } from './IdentitySection'
import { IdentityTrial } from './IdentityTrial'

const names = ['callback', 'logout', 'backchannel', 'keys', 'scim'] as const

/** Of an identity provider: what is declared there, its directory's token, and a trial that explains each claim. */
export function IdentityPanel({ scope: { record } }: { scope: FormScope }) {
  const id = Number(record?.id)
  const { data } = useAnswer(
    identityEndpoints.addresses,
    { id },
    { enabled: record?.id !== undefined, quiet: true },
  )
  if (!data) return null
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 2 }}>
      <IdentitySection title={texts.addresses}>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
          {texts.addressesHelp}
        </Typography>
        <Box component="dl" sx={list}>
          {names.map((name) => (
            <div key={name}>
              <dt>{texts[name]}</dt>
              <dd>
                <code>{data[name]}</code>
                <CopyButton text={data[name]} label={texts.copy({ what: texts[name] })} />
              </dd>
            </div>
          ))}
        </Box>
        <ScimToken id={id} />
      </IdentitySection>
      <IdentityTrial id={id} />
    </Box>
  )
}

function ScimToken({ id }: { id: number }) {
  const calls = useEndpoints(identityEndpoints)
  const [isAsked, setAsked] = useState(false)
  const [token, setToken] = useState<string>()
  const { run, isPending } = useEndpointAct(['identity_provider'])
  const make = () =>
    run(() => calls.makeScimToken({ id }), undefined, {
      after: (made) => {
        setToken(made.token)
        setAsked(false)
      },
    })
  return (
    <>
      <Button variant="outlined" sx={{ mt: 2 }} onClick={() => setAsked(true)}>
        {texts.scimToken}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={texts.scimAsk}
        confirmLabel={texts.scimToken}
        pending={isPending}
        onClose={() => setAsked(false)}
        onConfirm={() => void make()}
      >
        {texts.scimText}
      </ConfirmDialog>
      {token && (
        <Modal
          open
          title={texts.token}
          onClose={() => setToken(undefined)}
          actions={
            <Button variant="contained" onClick={() => setToken(undefined)}>
              {keyTexts.noted}
            </Button>
          }
        >
          <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
            <Alert severity="warning">{keyTexts.once}</Alert>
            <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
              <Box component="code" sx={{ overflowWrap: 'anywhere' }}>
                {token}
              </Box>
              <CopyButton text={token} label={keyTexts.copy} />
            </Box>
          </Box>
        </Modal>
      )}
    </>
  )
}

const list = {
  display: 'grid',
  gap: 1.25,
  m: 0,
  '& dt': { typography: 'body2', color: 'text.secondary' },
  '& dd': { m: 0, display: 'flex', gap: 1, alignItems: 'center' },
  '& code': { overflowWrap: 'anywhere', fontSize: '0.875rem' },
} as const
