import { installationTexts as texts } from '../../i18n/fr/installation'
import { sendingsAnswer } from '../../resources/content/answers'
import { type Call, defineCall } from '../api/call'
import { ApiError } from '../api/error'
import type { Tx } from '../database/tx'
import { resume } from './after-return'

const tag = 'Sauvegardes'

interface Sendings {
  paused: boolean
  restored_at: string | null
  mails: number
  webhooks: number
}

const stateSql = `select r.started_at is not null as paused, r.started_at as restored_at,
    (select count(*)::int from email_outbox where state = 'queued') as mails,
    (select count(*)::int from webhook_delivery where state = 'queued') as webhooks
  from (values (1)) as one
  left join lateral (select started_at from backup_run where kind = 'restore' and resumed_at is null order by started_at desc limit 1) r on true`

async function stateOf(tx: Tx): Promise<Sendings> {
  const [row] = await tx.query<Sendings>(stateSql)
  if (!row) throw new ApiError('err404')
  return row
}

const stateCall = defineCall('GET /backup/sendings', 'resumeSendings', {
  shape: { summary: "Ce qu'une restauration retient", tag, answers: sendingsAnswer },
  run: ({ context }) => context.db.system('jobs', stateOf),
})

/** « Reprendre les envois ». */
const resumeCall = defineCall('POST /backup/resume', 'resumeSendings', {
  shape: {
    unkeyed: 'what has resumed is refused the second time',
    summary: 'Reprend les envois après une restauration',
    tag,
    answers: sendingsAnswer,
  },
  run: ({ context, actor }) =>
    context.db.system('jobs', async (tx) => {
      const returns = await resume(tx, actor, context.now())
      if (!returns) throw new ApiError('err409', { display: texts.notPaused })
      return stateOf(tx)
    }),
})

/** What staff are told of, and decide, after a return. */
export const backupCalls: Call[] = [stateCall, resumeCall]
