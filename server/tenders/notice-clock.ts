import { noticeTexts } from '../../i18n/fr/public-notices'
import type { FilledOf, RowOf } from '../../resources/schema/infer'
import { fillWritten } from '../../resources/schema/phrase'
import { shownStates } from '../../resources/tenders/notice-states'
import { publicNotice } from '../../resources/tenders/public-notice'
import type { Context } from '../api/context'
import { repo } from '../api/repo'
import type { Tx } from '../database/connect'
import { listOf } from '../database/naming'
import { siteAddress } from '../mail/product'
import { queueMail } from '../mail/queue'
import { limitSql, tenderJoin } from './shown-notices'

interface Changed
  extends RowOf<typeof publicNotice, 'id' | 'reference' | 'object'>,
    FilledOf<typeof publicNotice, 'changed_at'> {
  emails: string[]
  rectifications: string[]
}
interface Texts {
  change_object: string | null
  change_message: string | null
}

const overSql = `select n.id from public_notice n ${tenderJoin} where n.status = '150' and ${limitSql} <= $1 and n."deletedAt" is null order by n.id`

/** Closes the notices whose date has passed (domain §20). */
export async function closeNotices({ db }: Context, now: Date): Promise<string | undefined> {
  const count = await db.system('jobs', async (tx) => {
    const notices = repo({ tx, now, actor: { userId: null } }, publicNotice)
    const over = await tx.query<{ id: number }>(overSql, [now])
    for (const { id } of over) await notices.update(id, { status: '200' }, { still: { status: '150' } })
    return over.length
  })
  return count ? `Avis clos : ${count}` : undefined
}

const changedSql = `select n.id, n.reference, n.object, n.changed_at, array(select distinct c.email from document_consultation c
    where c.public_notice_id = n.id and c.email is not null and c.consulted_at < n.changed_at) as emails,
  array(select r.number || ' – ' || r.text from notice_rectification r where r.public_notice_id = n.id
    and r.published_at > coalesce(n.told_at, '-infinity') order by r.number) as rectifications
  from public_notice n where n.status in ${listOf(shownStates)} and n.changed_at <= $1::timestamptz - interval '5 minutes'
    and (n.told_at is null or n.told_at < n.changed_at) and n."deletedAt" is null for update of n skip locked`

async function tell(
  context: Context,
  tx: Tx,
  { notice, texts }: { notice: Changed; texts: Texts },
): Promise<void> {
  const { config } = context
  const marks = { reference: notice.reference, objet: notice.object }
  const subject = fillWritten(texts.change_object || noticeTexts.mailObject, marks)
  const message = fillWritten(texts.change_message || noticeTexts.mailMessage, marks)
  for (const to of notice.emails)
    await queueMail(
      tx,
      {
        kind: 'avis_modifie',
        to,
        mail: {
          subject,
          paragraphs: [...message.split(/\n{2,}/), ...notice.rectifications.map(noticeTexts.rectification)],
          link: {
            label: noticeTexts.mailLink,
            address: siteAddress(config, `/public-notices/notices/${notice.id}`),
          },
        },
        config,
        uniqueKey: `notice_changed:${notice.id}:${new Date(notice.changed_at).toISOString()}:${to}`,
        about: { model: 'Public_notice', id: notice.id },
      },
      context.now(),
    )
}

/** Tells those who left their address that a file has changed, once its editor has rested for five minutes (domain §20). */
export async function tellChanges(context: Context, now: Date): Promise<string | undefined> {
  const count = await context.db.system('jobs', async (tx) => {
    const notices = await tx.query<Changed>(changedSql, [now])
    const [texts = { change_object: null, change_message: null }] = await tx.query<Texts>(
      'select change_object, change_message from publicnotice order by id limit 1',
    )
    for (const notice of notices) {
      await tell(context, tx, { notice, texts })
      await tx.query('update public_notice set told_at = $2 where id = $1', [notice.id, now])
    }
    return notices.reduce((sum, { emails }) => sum + emails.length, 0)
  })
  return count ? `Modifications annoncées : ${count}` : undefined
}
