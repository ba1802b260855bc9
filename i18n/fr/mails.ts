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

const hello = (firstName: string) => `Bonjour ${firstName},`
const hours = (n: number) => (n % 24 === 0 ? `${n / 24} jours` : `${n} heures`)

interface LinkMail extends MailProduct {
  firstName: string
  email: string
  address: string
  validHours: number
}

/** `compte_creation`: a new user chooses a password. */
export const accountCreated = (of: LinkMail): MailText => ({
  subject: `Votre compte ${of.productName}`,
  paragraphs: [
    hello(of.firstName),
    `Un compte vient de vous être créé sur ${of.productName} par ${of.organisation}.`,
    `Votre identifiant est ${of.email}. Choisissez votre mot de passe pour commencer à l'utiliser.`,
  ],
  link: { label: 'Créer mon mot de passe', address: of.address },
  notes: [
    `Ce lien est valable ${hours(of.validHours)} et ne peut servir qu'une fois.`,
    'Passé ce délai, utilisez « Mot de passe oublié ? » sur la page de connexion pour en recevoir un nouveau.',
  ],
})

/** `mot_de_passe_oublie`: a link to choose a new password. */
export const passwordForgotten = (of: LinkMail): MailText => ({
  subject: 'Réinitialisation de votre mot de passe',
  paragraphs: [
    hello(of.firstName),
    `Une demande de réinitialisation de mot de passe a été faite pour votre compte ${of.productName} (${of.email}).`,
  ],
  link: { label: 'Choisir un nouveau mot de passe', address: of.address },
  notes: [
    `Ce lien est valable ${hours(of.validHours)} et ne peut servir qu'une fois.`,
    "Si vous n'êtes pas à l'origine de cette demande, ne tenez pas compte de ce message : votre mot de passe reste inchangé.",
  ],
})

/** `mot_de_passe_modifie`: tells that the password was changed. */
export const passwordChanged = (
  of: MailProduct & { firstName: string; email: string; moment: string },
): MailText => ({
  subject: 'Votre mot de passe a été modifié',
  paragraphs: [
    hello(of.firstName),
    `Le mot de passe de votre compte ${of.productName} (${of.email}) a été modifié le ${of.moment}. Vos autres sessions ont été fermées.`,
    `Si vous n'êtes pas à l'origine de cette modification, réinitialisez-le sans attendre depuis la page de connexion et prévenez ${of.organisation}.`,
  ],
})

/** Last lines of every mail. */
export const mailFooter = ({ productName, organisation }: MailProduct): string =>
  `${productName} – ${organisation}. Ce message est envoyé automatiquement, merci de ne pas y répondre.`
