import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import { pushTexts as texts } from '../../../../i18n/fr/push'
import { frenchMoment } from '../../../../resources/schema/date-text'
import { useApp } from '../../../layout/app-context'
import { screenAddress } from '../../../layout/screens'
import { ErrorState } from '../../../widgets/ErrorState'
import { DeviceLine } from '../shared/DeviceLine'
import { FormCard } from '../shared/FormCard'
import { type OwnDevice, useOwnDevices } from './use-own-devices'

/** « Notifications sur cet appareil »: whether this browser tells, and which others do. */
export function OwnDevices() {
  const own = useOwnDevices()
  const { devices, here } = own
  const box = useApp().screens.NotificationBox
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
              <ToldDevice
                key={one.id}
                one={one}
                isHere={one.id === here}
                isPending={own.isPending}
                onRemove={() => void own.remove(one.id)}
              />
            ))}
          </Box>
          {box && (
            <Button
              component={Link}
              to={`${screenAddress(box)}?tab=preferences`}
              size="small"
              sx={{ mt: 1, ml: -1.25 }}
            >
              {texts.choose}
            </Button>
          )}
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

function ToldDevice({ one: { device, createdAt, sent_at }, isHere, isPending, onRemove }: LineProps) {
  const facts = [
    texts.since({ moment: frenchMoment(createdAt) }),
    sent_at ? texts.sent({ moment: frenchMoment(sent_at) }) : texts.unsent,
  ]
  return (
    <DeviceLine
      name={device}
      hereLabel={isHere ? texts.this : undefined}
      facts={facts}
      end={{ label: texts.remove, name: texts.removeOf({ device }), isPending, run: onRemove }}
    />
  )
}
