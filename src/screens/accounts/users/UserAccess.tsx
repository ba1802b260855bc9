import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type ReactNode, useState } from 'react'
import { passkeyTexts } from '../../../../i18n/fr/passkeys'
import { keyTexts, sessionTexts, accessTexts as texts } from '../../../../i18n/fr/security'
import { type accessAnswer, userAccess } from '../../../../resources/content/access-endpoints'
import { frenchDay, frenchMoment } from '../../../../resources/schema/date-text'
import type { Answer } from '../../../../resources/schema/infer'
import { useAnswer, useEndpointAct, useEndpoints } from '../../../fields/endpoints'
import { ConfirmDialog } from '../../../widgets/ConfirmDialog'
import { ErrorState } from '../../../widgets/ErrorState'
import { DeviceLine } from '../shared/DeviceLine'
import { FormCard } from '../shared/FormCard'

type Access = Answer<typeof accessAnswer>

interface Line {
  id: number
  name: string
  facts: readonly string[]
}

const since = (moment: string) => sessionTexts.since({ moment: frenchMoment(moment) })

const sessionLine = ({
  id,
  device,
  address,
  createdAt,
  seen_at,
  Impersonator,
}: Access['Sessions'][number]): Line => ({
  id,
  name: device ?? sessionTexts.unknown,
  facts: [
    ...(Impersonator
      ? [sessionTexts.actingFor({ name: `${Impersonator.first_name} ${Impersonator.last_name}` })]
      : []),
    ...(address ? [sessionTexts.from({ address })] : []),
    since(createdAt),
    sessionTexts.lastUse({ moment: frenchMoment(seen_at) }),
  ],
})

const passkeyLine = ({ id, name, createdAt, seen_at, backed_up }: Access['Passkeys'][number]): Line => ({
  id,
  name,
  facts: [
    passkeyTexts.since({ moment: frenchMoment(createdAt) }),
    seen_at ? passkeyTexts.lastUse({ moment: frenchMoment(seen_at) }) : passkeyTexts.neverUsed,
    ...(backed_up ? [passkeyTexts.synced] : []),
  ],
})

const keyLine = ({ id, name, ending, last_day, seen_at, seen_address }: Access['Keys'][number]): Line => ({
  id,
  name,
  facts: [
    keyTexts.ending({ ending }),
    keyTexts.until({ day: frenchDay(last_day) }),
    seen_at ? keyTexts.seen({ moment: frenchMoment(seen_at), address: seen_address ?? '' }) : keyTexts.unseen,
  ],
})

const deviceLine = ({ id, device, createdAt, sent_at }: Access['Devices'][number]): Line => ({
  id,
  name: device,
  facts: [
    texts.added({ moment: frenchMoment(createdAt) }),
    ...(sent_at ? [texts.lastSent({ moment: frenchMoment(sent_at) })] : []),
  ],
})

const identityLine = ({ id, provider, linked_at, seen_at }: Access['Identities'][number]): Line => ({
  id,
  name: provider,
  facts: [
    texts.linked({ moment: frenchMoment(linked_at) }),
    ...(seen_at ? [texts.lastLogin({ moment: frenchMoment(seen_at) })] : []),
  ],
})

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="subtitle1" component="h3" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children}
    </Box>
  )
}

function Lines({ title, none, lines }: { title: string; none: string; lines: readonly Line[] }) {
  return (
    <Part title={title}>
      {lines.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{none}</Typography>}
      {lines.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
          {lines.map(({ id, name, facts }) => (
            <DeviceLine key={id} name={name} facts={facts} />
          ))}
        </Box>
      )}
    </Part>
  )
}

function Factors({ access: { enabled, required, codes_left, passkeys } }: { access: Access }) {
  const facts = [
    enabled ? texts.application : texts.noApplication,
    ...(enabled || passkeys > 0 ? [texts.codes({ smart_count: codes_left })] : []),
    ...(required ? [texts.required] : []),
  ]
  return (
    <Part title={texts.factors}>
      <Typography>{facts.join(' · ')}</Typography>
    </Part>
  )
}

interface Props {
  id: number
  name: string
  /** The account may be changed by this person. */
  isOpen: boolean
}

/** « Accès du compte »: what opens somebody's account, and « Déconnecter partout ». */
export function UserAccess({ id, name, isOpen }: Props) {
  const { data: access, isError, error, refetch } = useAnswer(userAccess.show, { id })
  const { disconnect } = useEndpoints(userAccess)
  const { run, isPending } = useEndpointAct([userAccess.show.tag])
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  return (
    <Box sx={{ mt: 3 }}>
      <FormCard title={texts.title} help={texts.help}>
        {isError && <ErrorState text={error.message} onRetry={() => void refetch()} />}
        {access && (
          <Box sx={grid}>
            <Factors access={access} />
            <Lines title={texts.passkeys} none={texts.none} lines={access.Passkeys.map(passkeyLine)} />
            <Lines title={texts.sessions} none={texts.none} lines={access.Sessions.map(sessionLine)} />
            <Lines title={texts.devices} none={texts.noDevice} lines={access.Devices.map(deviceLine)} />
            <Lines title={texts.keys} none={texts.none} lines={access.Keys.map(keyLine)} />
            <Lines title={texts.identities} none={texts.none} lines={access.Identities.map(identityLine)} />
          </Box>
        )}
        {isOpen && (
          <Button variant="outlined" color="error" sx={{ mt: 3 }} onClick={() => setAsking(true)}>
            {texts.disconnect}
          </Button>
        )}
      </FormCard>
      <ConfirmDialog
        open={isAsking}
        title={texts.disconnectTitle({ name })}
        confirmLabel={texts.disconnect}
        dangerous
        pending={isPending}
        onClose={close}
        onConfirm={() => void run(() => disconnect({ id }), texts.disconnected, { after: close })}
      >
        {texts.disconnectText}
      </ConfirmDialog>
    </Box>
  )
}

const grid = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
} as const
