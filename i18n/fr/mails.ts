/** A mail before it is laid out: paragraphs of plain text, and at most one link. */
export interface MailText {
  subject: string
  paragraphs: readonly string[]
  link?: { label: string; address: string }
  /** Small print under the link. */
  notes?: readonly string[]
}

/** What every mail may name. */
export interface MailProduct {
  productName: string
  organisation: string
}

/** Last lines of every mail. */
export const mailFooter = ({ productName, organisation }: MailProduct): string =>
  `${productName} – ${organisation}. Ce message est envoyé automatiquement, merci de ne pas y répondre.`
