import { lostLink } from '../../i18n/fr/mails'
import type { ResentAnswer } from '../../resources/content/answers'
import { resentAnswer } from '../../resources/content/answers'
import { f } from '../../resources/schema/f'
import { type Call, defineCall } from '../api/call'
import { ApiError } from '../api/error'
import { pastRights } from '../database/past-rights'
import { personalKinds } from '../mail/send-mail'
import { sendMailJob } from '../mail/take-mail'

/** « Renvoyer »: a mail that failed leaves again, with all its tries before it. */
const resendCall = defineCall('POST /emailoutbox/{id}/resend', 'viewEmailOutbox', {
  shape: {
    summary: 'Renvoie un e-mail en échec',
    tag: "Boîte d'envoi",
    params: { id: f.int({ label: 'E-mail', required: true, min: 1 }) },
    answers: resentAnswer,
  },
  run: ({ context, actor, params }) =>
    context.db.write(actor, async (tx) => {
      const [mail] = await tx.query<{ state: string; kind: string; to: string }>(
        'select state, kind, "to" from email_outbox where id = $1 for update',
        [params.id],
      )
      if (!mail) throw new ApiError('err404')
      if (mail.state !== 'bounced')
        throw new ApiError('err409', { display: "Cet e-mail n'est pas en échec : il n'y a rien à renvoyer." })
      if (personalKinds.has(mail.kind)) throw new ApiError('err409', { display: lostLink(mail.kind) })
      const [row] = await tx.query<ResentAnswer>(
        `update email_outbox set state = 'queued', attempts = 0, tries = 0, next_attempt_at = $2, leased_until = null,
           unreachable_since = null, last_error = null, "updatedAt" = $2,
           updated_by = $3, lock_version = lock_version + 1 where id = $1 returning id, state, attempts`,
        [params.id, context.now(), actor.userId],
      )
      if (!row) throw new ApiError('err404')
      await pastRights(tx, 'outbox', (past) =>
        sendMailJob(past, params.id, { to: mail.to, due: context.now() }),
      )
      return row
    }),
})

export const outboxCalls: Call[] = [resendCall]
