import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { identityScreenTexts as texts } from '../../../i18n/fr/identity-screens'
import { keyTexts } from '../../../i18n/fr/security'
import type { IdentityAddresses } from '../../../resources/accounts/identity-answers'
import type { FormScope } from '../../admin/form/form-scope'
import { useEngine } from '../../fields/engine'
import { ConfirmDialog } from '../../widgets/ConfirmDialog'
import { CopyButton } from '../../widgets/CopyButton'
import { Modal } from '../../widgets/Modal'
import { useAct } from '../../widgets/use-act'
import { IdentitySection } from './IdentitySection'
import { IdentityTrial } from './IdentityTrial'

const names = ['callback', 'logout', 'backchannel', 'keys', 'scim'] as const

/** Of an identity provider: what is declared there, its directory's token, and a trial that explains each claim. */
export function IdentityPanel({ scope: { record } }: { scope: FormScope }) {
  const { http } = useEngine()
  const id = record?.id
  const path = `/identity-provider/${id}`
  const { data } = useQuery({
    queryKey: ['identity_provider', id, 'addresses'],
    queryFn: ({ signal }) => http.get<IdentityAddresses>(`${path}/addresses`, { signal, quiet: true }),
    enabled: id !== undefined,
  })
  if (id === undefined || !data) return null
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
        <ScimToken path={path} />
      </IdentitySection>
      <IdentityTrial path={path} id={Number(id)} />
    </Box>
  )
}

function ScimToken({ path }: { path: string }) {
  const { http } = useEngine()
  const [isAsked, setAsked] = useState(false)
  const [token, setToken] = useState<string>()
  const { run, isPending } = useAct({
    forget: (queries) => queries.invalidateQueries({ queryKey: ['identity_provider'] }),
  })
  const make = () =>
    run(() => http.post<{ token: string }>(`${path}/scim-token`, {}), undefined, {
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
