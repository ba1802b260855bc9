import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { pushTexts as texts } from '../../../../i18n/fr/push'
import { frenchMoment } from '../../../../resources/schema/date-text'
import { ErrorState } from '../../../widgets/ErrorState'
import { FormCard } from '../shared/FormCard'
import { type OwnDevice, useOwnDevices } from './use-own-devices'

/** « Notifications sur cet appareil »: whether this browser tells, and which others do. */
export function OwnDevices() {
  const own = useOwnDevices()
  const { devices, here } = own
  return (
    <FormCard title={texts.title} help={texts.help}>
      {own.error && <ErrorState onRetry={own.retry} />}
      <Box aria-live="polite">
        <ThisDevice own={own} />
      </Box>
      {devices && devices.length > 0 && (
        <>
          <Typography variant="subtitle2" component="h3" sx={{ mt: 2, mb: 1 }}>
            {texts.devices}
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
            {devices.map((one) => (
              <DeviceLine
                key={one.id}
                one={one}
                isHere={one.id === here}
                isPending={own.isPending}
                onRemove={() => void own.remove(one.id)}
              />
            ))}
          </Box>
        </>
      )}
    </FormCard>
  )
}

function ThisDevice({ own }: { own: ReturnType<typeof useOwnDevices> }) {
  const { state, failure, isPending } = own
  if (!state) return null
  if (state === 'unsupported') return <Alert severity="info">{texts.unsupported}</Alert>
  if (state === 'refused' || failure === 'refused') return <Alert severity="warning">{texts.refused}</Alert>
  if (state === 'on')
    return (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Typography variant="body2">{texts.on}</Typography>
        <Button variant="outlined" loading={isPending} onClick={() => void own.turnOff()}>
          {texts.turnOff}
        </Button>
      </Box>
    )
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      {failure === 'failed' && <Alert severity="error">{texts.failed}</Alert>}
      <Button variant="outlined" loading={isPending} onClick={() => void own.turnOn()}>
        {texts.turnOn}
      </Button>
    </Box>
  )
}

type LineProps = { one: OwnDevice; isHere: boolean; isPending: boolean; onRemove: () => void }

function DeviceLine({ one: { device, createdAt, sent_at }, isHere, isPending, onRemove }: LineProps) {
  const facts = [
    texts.since({ moment: frenchMoment(createdAt) }),
    sent_at ? texts.sent({ moment: frenchMoment(sent_at) }) : texts.unsent,
  ]
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: 2, alignItems: 'center', justifyContent: 'space-between' }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {device}
          </Typography>
          {isHere && <Chip size="small" color="success" label={texts.this} />}
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {facts.join(' · ')}
        </Typography>
      </Box>
      {!isHere && (
        <Button
          size="small"
          color="inherit"
          disabled={isPending}
          aria-label={texts.removeOf({ device })}
          onClick={onRemove}
        >
          {texts.remove}
        </Button>
      )}
    </Box>
  )
}
