import { installationTexts as texts } from '../../i18n/fr/installation'
import type { SendingsAnswer } from '../../resources/content/answers'
import { sendingEndpoints } from '../../resources/system/system-endpoints'
import type { Call } from '../api/call'
import { ApiError } from '../api/error'
import { serve } from '../api/serve'
import type { Tx } from '../database/tx'
import { resume } from './after-return'

const stateSql = `select r.started_at is not null as paused, r.started_at as restored_at,
    (select count(*)::int from email_outbox where state = 'queued') as mails,
    (select count(*)::int from webhook_delivery where state = 'queued') as webhooks
  from (values (1)) as one
  left join lateral (select started_at from backup_run where kind = 'restore' and resumed_at is null order by started_at desc limit 1) r on true`

async function stateOf(tx: Tx): Promise<SendingsAnswer> {
  const [row] = await tx.query<SendingsAnswer>(stateSql)
  if (!row) throw new ApiError('err404')
  return row
}

/** What staff are told of, and decide, after a return. */
export const backupCalls: Call[] = serve(sendingEndpoints, {
  state: ({ context }) => context.db.system('jobs', stateOf),
  /** « Reprendre les envois ». */
  resume: ({ context, actor }) =>
    context.db.system('jobs', async (tx) => {
      const returns = await resume(tx, actor, context.now())
      if (!returns) throw new ApiError('err409', { display: texts.notPaused })
      return stateOf(tx)
    }),
})
