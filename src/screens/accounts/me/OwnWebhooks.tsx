import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { webhookScreenTexts as texts } from '../../../../i18n/fr/webhook-screens'
import { frenchMoment } from '../../../../resources/schema/date-text'
import type { WebhookAnswer } from '../../../../resources/webhooks/answers'
import { deliveryStates, webhook } from '../../../../resources/webhooks/webhook'
import { AskDialog } from '../../../admin/form/AskDialog'
import type { LooseValues } from '../../../admin/form/LooseFields'
import { ConfirmDialog } from '../../../widgets/ConfirmDialog'
import { ErrorState } from '../../../widgets/ErrorState'
import { StateBadge } from '../../../widgets/StateBadge'
import { FormCard } from '../shared/FormCard'
import { useSelf } from '../shared/session-profile'
import { SecretDialog } from './SecretDialog'
import { useOwnWebhooks, type WebhookInput } from './use-own-webhooks'
import { WebhookDeliveries } from './WebhookDeliveries'

const { label, url, events, active } = webhook.fields
const ofNew = { label, url, events }
const ofOld = { ...ofNew, active }

type Own = ReturnType<typeof useOwnWebhooks>
type Open = { what: 'new' } | { what: 'edit' | 'remove' | 'deliveries'; one: WebhookAnswer }

const inputOf = (values: LooseValues): WebhookInput => ({
  label: String(values.label ?? ''),
  url: String(values.url ?? '').trim(),
  events: Array.isArray(values.events) ? values.events.map(String) : [],
})

/** « Webhooks »: the programs that are told what happens, and what was sent to them. */
export function OwnWebhooks() {
  const own = useOwnWebhooks()
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  return (
    <FormCard title={texts.title} help={texts.help}>
      {own.error && <ErrorState onRetry={own.retry} />}
      {own.webhooks?.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {texts.none}
        </Typography>
      )}
      {own.webhooks && (
        <>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
            {own.webhooks.map((one) => (
              <WebhookLine key={one.id} one={one} onOpen={(what) => setOpen({ what, one })} />
            ))}
          </Box>
          <Button variant="outlined" sx={{ mt: 2 }} onClick={() => setOpen({ what: 'new' })}>
            {texts.add}
          </Button>
        </>
      )}
      {open && <Opened open={open} own={own} onClose={close} />}
      {own.secret && <SecretDialog title={texts.secret} secret={own.secret} onClose={own.note} />}
    </FormCard>
  )
}

function Opened({ open, own, onClose }: { open: Open; own: Own; onClose: () => void }) {
  const shared = { isPending: own.isPending, onClose }
  if (open.what === 'new')
    return (
      <AskDialog
        {...shared}
        title={texts.add}
        confirm={texts.add}
        fields={ofNew}
        errors={own.errors}
        onConfirm={(values) => void own.add(inputOf(values), onClose)}
      />
    )
  const { one } = open
  if (open.what === 'deliveries')
    return <WebhookDeliveries one={one} onRenew={() => void own.renew(one.id, onClose)} onClose={onClose} />
  if (open.what === 'edit')
    return (
      <AskDialog
        {...shared}
        title={texts.editOf({ label: one.label })}
        confirm={texts.save}
        fields={ofOld}
        required={Object.keys(ofNew)}
        start={{ label: one.label, url: one.url, events: one.events, active: one.active }}
        errors={own.errors}
        onConfirm={(values) =>
          void own.change(one.id, { ...inputOf(values), active: values.active === true }, onClose)
        }
      />
    )
  return (
    <ConfirmDialog
      open
      dangerous
      title={texts.removeAsk({ label: one.label })}
      confirmLabel={texts.remove}
      pending={own.isPending}
      onClose={onClose}
      onConfirm={() => void own.remove(one.id, onClose)}
    >
      {texts.removeText({ url: one.url })}
    </ConfirmDialog>
  )
}

type LineProps = { one: WebhookAnswer; onOpen: (what: 'edit' | 'remove' | 'deliveries') => void }

function WebhookLine({ one, onOpen }: LineProps) {
  const { id } = useSelf()
  const { active: isActive, stopped_at, last_state, failures, User } = one
  const facts = [
    texts.events({ smart_count: one.events?.length ?? 0 }),
    ...(one.user_id === id ? [] : [texts.of({ name: `${User.first_name} ${User.last_name}` })]),
    ...(failures > 0 ? [texts.failures({ smart_count: failures })] : []),
    ...(!isActive && stopped_at ? [texts.stoppedOn({ moment: frenchMoment(stopped_at) })] : []),
  ]
  return (
    <Box component="li" sx={{ display: 'grid', gap: 0.5 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography variant="subtitle2" sx={{ overflowWrap: 'anywhere' }}>
          {one.label}
        </Typography>
        {!isActive && (
          <Chip
            size="small"
            color={stopped_at ? 'error' : 'default'}
            label={stopped_at ? texts.stopped : texts.paused}
          />
        )}
        {isActive && last_state && <StateBadge state={deliveryStates[last_state]} />}
      </Box>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {one.url}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {facts.join(' · ')}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', ml: -0.75 }}>
        <Button
          size="small"
          aria-label={texts.deliveriesOf({ label: one.label })}
          onClick={() => onOpen('deliveries')}
        >
          {texts.deliveries}
        </Button>
        <Button size="small" aria-label={texts.editOf({ label: one.label })} onClick={() => onOpen('edit')}>
          {texts.edit}
        </Button>
        <Button
          size="small"
          color="inherit"
          aria-label={`${texts.remove} : ${one.label}`}
          onClick={() => onOpen('remove')}
        >
          {texts.remove}
        </Button>
      </Box>
    </Box>
  )
}
