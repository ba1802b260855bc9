import type { MailText } from '../../i18n/fr/mails'
import { fillMail, type MailModelName, type MailTexts, mailModels } from '../../resources/content/mail-models'
import type { Tx } from '../database/connect'

type Texts = Readonly<Record<string, string | number>>

const paragraphs = (text: string | null | undefined, values: Texts): string[] =>
  (text ?? '')
    .split(/\n[^\S\n]*\n/)
    .map((part) => fillMail(part, values).trim())
    .filter(Boolean)

/** A mail of the texts of a model; an address makes its button. Paragraphs left empty by their values are left out. */
export function renderMail(texts: MailTexts, values: Texts, address?: string): MailText {
  return {
    subject: fillMail(texts.subject, values).replace(/\s+/g, ' ').trim().slice(0, 255),
    paragraphs: paragraphs(texts.body, values),
    ...(address && texts.link ? { link: { label: texts.link, address } } : {}),
    notes: paragraphs(texts.notes, values),
  }
}

/** The texts of a model: the group's own, else the product's. The transaction sees past the row rights. */
export async function textsOf(tx: Tx, name: MailModelName): Promise<MailTexts> {
  const [own] = await tx.query<Record<string, string | null>>(
    'select subject, body, link, notes from mail_model where name = $1 and "deletedAt" is null',
    [name],
  )
  if (!own?.subject || !own.body) return mailModels[name]
  return { subject: own.subject, body: own.body, link: own.link ?? undefined, notes: own.notes ?? undefined }
}
