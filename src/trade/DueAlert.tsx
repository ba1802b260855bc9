import Alert from '@mui/material/Alert'
import { answerTexts as texts } from '../../i18n/fr/answers'
import { frenchDay, frenchMoment } from '../../resources/schema/date-text'
import { addDays, parisMoment } from '../../resources/schema/paris-time'
import { useAtLimit } from './use-at-limit'

interface Props {
  /** « À déclarer avant le 30/07/2026 ». */
  due: string
  /** The server's moment at which the answer was read. */
  now: string
  due_date: string
  is_late: boolean
  /** What was sent before and came back. */
  sent_at: string | null
  /** When something was last kept, where an answer is kept before it is sent. */
  saved_at?: string | null
  /** Under what the answer is kept. */
  tag: string
}

/**
 * Until when an answer is due that may still come late; from the moment at which its last day ends by the server's clock, what was
 * sent of it and what was not.
 */
export function DueAlert({ due, now, due_date, is_late, sent_at, saved_at = null, tag }: Props) {
  const response_date_limit = parisMoment(addDays(due_date, 1), '00:00').toISOString()
  useAtLimit({ now, is_open: !is_late, response_date_limit }, [tag])
  if (!is_late) return <Alert severity="info">{due}</Alert>
  const isUnsent = saved_at !== null && (sent_at === null || saved_at > sent_at)
  return (
    <Alert severity="error">
      {texts.past({ day: frenchDay(due_date) })}{' '}
      {isUnsent && texts.pastUnsent({ when: frenchMoment(saved_at) })}
      {!isUnsent && sent_at && texts.pastReturned({ when: frenchMoment(sent_at) })}
      {!isUnsent && !sent_at && texts.pastNothing}
    </Alert>
  )
}
