import { type MailText, renderMail } from '../../i18n/fr/mails'
import { type MailModelName, type MailTexts, mailModels } from '../../resources/content/mail-models'
import type { Tx } from '../database/connect'

/** The texts of a model: the group's own, else the product's. The transaction sees past the row rights. */
export async function textsOf(tx: Tx, name: MailModelName): Promise<MailTexts> {
  const [own] = await tx.query<Record<string, string | null>>(
    'select subject, body, link, notes from mail_model where name = $1 and "deletedAt" is null',
    [name],
  )
  if (!own?.subject || !own.body) return mailModels[name]
  return { subject: own.subject, body: own.body, link: own.link ?? undefined, notes: own.notes ?? undefined }
}

/** The mail with the group's own texts, where they have rewritten its model. */
export async function withOwnTexts(tx: Tx, mail: MailText): Promise<MailText> {
  const { model, values, link } = mail
  if (!model || !values) return mail
  const texts = await textsOf(tx, model)
  return texts === mailModels[model] ? mail : renderMail(texts, values, link?.address)
}
