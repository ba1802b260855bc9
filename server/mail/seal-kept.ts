import type { emailOutbox } from '../../resources/content/email-outbox'
import type { RowOf } from '../../resources/schema/infer'
import type { Context } from '../api/context'
import { sealShown, withoutLinks } from './links'
import { personalKinds } from './outcome'

type Kept = RowOf<typeof emailOutbox, 'id' | 'kind' | 'state' | 'text' | 'html' | 'unique_key'>

/**
 * Takes the links out of mails that an older version has kept readable: those of mails that may still leave are sealed, the
 * others are lost. Answers how many there were.
 */
export function sealKeptLinks({ db, config }: Pick<Context, 'db' | 'config'>): Promise<number> {
  return db.system('outbox', async (tx) => {
    const mails = await tx.query<Kept>(
      `select id, kind, state, text, html, unique_key from email_outbox
       where sealed_link is null and concat(text, html) ~ '[?&](amp;)?token=[A-Za-z0-9_-]' for update`,
    )
    for (const mail of mails) {
      const leaves = mail.state === 'queued' || (mail.state === 'bounced' && !personalKinds.has(mail.kind))
      await tx.query('update email_outbox set text = $2, html = $3, sealed_link = $4 where id = $1', [
        mail.id,
        withoutLinks(mail.text),
        withoutLinks(mail.html),
        leaves ? sealShown(config, mail) : null,
      ])
    }
    return mails.length
  })
}
