import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { webhookScreenTexts as texts } from '../../../../i18n/fr/webhook-screens'
import { frenchMoment } from '../../../../resources/schema/date-text'
import type { DeliveryAnswer, WebhookAnswer } from '../../../../resources/webhooks/answers'
import { deliveryStates, webhookEvents } from '../../../../resources/webhooks/webhook'
import { ErrorState } from '../../../widgets/ErrorState'
import { Modal } from '../../../widgets/Modal'
import { SheetTable } from '../../../widgets/SheetTable'
import { StateBadge } from '../../../widgets/StateBadge'
import { useDeliveries } from './use-own-webhooks'

type Props = { one: WebhookAnswer; onRenew: () => void; onClose: () => void }

const names: Readonly<Record<string, string | undefined>> = webhookEvents
const nameOf = ({ type }: DeliveryAnswer) => names[type] ?? texts.trial

const answerOf = ({ code, error }: DeliveryAnswer) => error ?? (code === null ? '' : String(code))
const nextOf = ({ state, attempts, next_attempt_at: next }: DeliveryAnswer) =>
  state === 'queued' && attempts > 0 && next ? texts.next({ moment: frenchMoment(next) }) : undefined

/** The last deliveries of a webhook: what became of each, and how it is sent again. */
export function WebhookDeliveries({ one, onRenew, onClose }: Props) {
  const { deliveries, error, isPending, isFetching, refresh, test, resend } = useDeliveries(one.id)
  const again = (row: DeliveryAnswer) => (
    <Button
      size="small"
      disabled={isPending || !one.active}
      aria-label={texts.resendOf({ event: nameOf(row), moment: frenchMoment(row.createdAt) })}
      onClick={() => void resend(row.id)}
    >
      {texts.resend}
    </Button>
  )
  return (
    <Modal
      open
      size="lg"
      title={texts.deliveriesOf({ label: one.label })}
      onClose={onClose}
      actions={
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', justifyContent: 'flex-end' }}>
          <Button color="inherit" loading={isFetching} onClick={refresh}>
            {texts.refresh}
          </Button>
          <Button onClick={onRenew}>{texts.renew}</Button>
          <Button variant="contained" loading={isPending} disabled={!one.active} onClick={() => void test()}>
            {texts.test}
          </Button>
        </Box>
      }
    >
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {texts.latest}
      </Typography>
      {error && <ErrorState onRetry={refresh} />}
      {deliveries && (
        <SheetTable
          name={texts.deliveriesOf({ label: one.label })}
          empty={texts.noDelivery}
          rows={deliveries}
          keyOf={({ id }) => id}
          columns={[
            { title: texts.event, is: 'what', of: nameOf, under: ({ about }) => about },
            { title: texts.moment, is: 'whole', of: ({ createdAt }) => frenchMoment(createdAt) },
            {
              title: texts.state,
              of: ({ state }) => <StateBadge state={deliveryStates[state]} />,
              under: nextOf,
            },
            { title: texts.answer, of: answerOf },
            { title: texts.attempts, is: 'number', of: ({ attempts }) => attempts },
            {
              title: texts.duration,
              is: 'number whole',
              of: ({ duration_ms: ms }) => (ms === null ? '' : `${ms} ms`),
            },
            { is: 'end', of: again },
          ]}
        />
      )}
    </Modal>
  )
}
