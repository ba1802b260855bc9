import {
  fillMail,
  type MailModelName,
  type MailTexts,
  type MailValues,
  mailModels,
} from '../../resources/content/mail-models'

/** A mail before it is laid out: paragraphs of plain text, and at most one link. */
export interface MailText {
  subject: string
  paragraphs: readonly string[]
  link?: { label: string; address: string }
  /** Small print under the link. */
  notes?: readonly string[]
  /** Its model, and what this was filled with: it may leave with the group's own texts. */
  model?: MailModelName
  values?: Readonly<Record<string, string | number>>
}

/** What every mail may name. */
export interface MailProduct {
  productName: string
  organisation: string
}

const paragraphsOf = (
  text: string | null | undefined,
  values: Readonly<Record<string, string | number>>,
): string[] =>
  (text ?? '')
    .split(/\n[^\S\n]*\n/)
    .map((part) => fillMail(part, values).trim())
    .filter(Boolean)

/** A mail of the texts of a model; an address makes its button. Paragraphs left empty by their values are left out. */
export function renderMail(
  texts: MailTexts,
  values: Readonly<Record<string, string | number>>,
  address?: string,
): MailText {
  return {
    subject: fillMail(texts.subject, values).replace(/\s+/g, ' ').trim().slice(0, 255),
    paragraphs: paragraphsOf(texts.body, values),
    ...(address && texts.link ? { link: { label: texts.link, address } } : {}),
    notes: paragraphsOf(texts.notes, values),
    values,
  }
}

/** A mail of a model with the product's own texts; the outbox puts the group's in their place. */
export const modelMail = <M extends MailModelName>(
  model: M,
  { productName, organisation }: MailProduct,
  values: MailValues<M>,
  address?: string,
): MailText => ({
  ...renderMail(mailModels[model], { produit: productName, organisation, ...values }, address),
  model,
})

/** Stands in a kept mail for the link that only its recipient reads. */
export const hiddenLink = '[lien masqué]'

/** Why a mail whose link opened an account is not sent again, and where a new one is asked for. */
export const lostLink = (kind: string): string =>
  `Le lien personnel de cet e-mail a été effacé. ${
    kind === 'adresse_a_confirmer'
      ? 'La personne en demande un nouveau en changeant à nouveau son adresse dans « Mon compte ».'
      : "Envoyez-en un nouveau depuis la fiche de l'utilisateur."
  }`

/** Last lines of every mail. */
export const mailFooter = ({ productName, organisation }: MailProduct): string =>
  `${productName} – ${organisation}. Ce message est envoyé automatiquement, merci de ne pas y répondre.`
