import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { sessionTexts as texts } from '../../../../i18n/fr/security'
import type { OwnSession } from '../../../../resources/accounts/answers'
import { frenchMoment } from '../../../../resources/schema/date-text'
import { ErrorState } from '../../../widgets/ErrorState'
import { DeviceLine } from '../shared/DeviceLine'
import { FormCard } from '../shared/FormCard'
import { useOwnSessions } from './use-own-sessions'

/** « Mes sessions »: where the account is open, and how to close it there. */
export function OwnSessions() {
  const { sessions, error, retry, isPending, end, endOthers } = useOwnSessions()
  const hasOthers = sessions?.some(({ current }) => !current) ?? false
  return (
    <FormCard title={texts.title} help={texts.help}>
      {error && <ErrorState onRetry={retry} />}
      {sessions && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
          {sessions.map((one) => (
            <SessionLine key={one.id} session={one} isPending={isPending} onEnd={() => void end(one.id)} />
          ))}
        </Box>
      )}
      {sessions && (
        <Box sx={{ mt: 2 }}>
          {hasOthers ? (
            <Button variant="outlined" loading={isPending} onClick={() => void endOthers()}>
              {texts.endOthers}
            </Button>
          ) : (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {texts.alone}
            </Typography>
          )}
        </Box>
      )}
    </FormCard>
  )
}

type LineProps = { session: OwnSession; isPending: boolean; onEnd: () => void }

function SessionLine({ session, isPending, onEnd }: LineProps) {
  const { device, address, current, Impersonator, createdAt, seen_at } = session
  const name = device ?? texts.unknown
  const facts = [
    ...(Impersonator
      ? [texts.actingFor({ name: `${Impersonator.first_name} ${Impersonator.last_name}` })]
      : []),
    ...(address ? [texts.from({ address })] : []),
    texts.since({ moment: frenchMoment(createdAt) }),
    texts.lastUse({ moment: frenchMoment(seen_at) }),
  ]
  return (
    <DeviceLine
      name={name}
      hereLabel={current ? texts.current : undefined}
      facts={facts}
      end={{ label: texts.end, name: texts.endOf({ device: name }), isPending, run: onEnd }}
    />
  )
}
