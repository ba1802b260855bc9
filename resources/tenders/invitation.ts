import type { Answer } from '../schema/infer'
import { told } from '../schema/told'

/** The text of an invitation where the tender has none of its own; `{consultation}` and its like are filled in. */
export const usualInvitation = {
  object: 'Consultation {code} – {consultation}',
  message:
    'Nous vous invitons à répondre à notre consultation « {consultation} ». Les lots, les volumes et les documents vous attendent dans votre espace fournisseur.',
} as const

/** What may stand between `{` and `}` of an invitation. */
export const invitationVariables = {
  consultation: 'libellé de la consultation',
  code: 'code de la consultation',
  fournisseur: 'nom du fournisseur',
  limite: 'date limite de réponse',
} as const

/** `PUT /tender/{id}/invitation/preview`: the invitation as a supplier would get it. */
export const invitationPreview = {
  subject: told.text('Objet'),
  /** The whole page of the mail. */
  html: told.long('Message'),
  /** Whom it is addressed to. */
  supplier: told.text('Fournisseur'),
  /** Variables that mean nothing: they stay as they are written. */
  unknown: told.texts('Variables inconnues'),
}
export type InvitationPreview = Answer<typeof invitationPreview>

/** What a supplier is told of its offer where the settings of public notices say nothing, or the tender is no public one. */
export const usualAward = {
  retained: {
    object: 'Votre offre est retenue – {reference} {objet}',
    message: "Bonjour,\n\nÀ l'issue de la consultation « {objet} », l'offre de {fournisseur} est retenue.",
  },
  rejected: {
    object: 'Résultat de la consultation {reference} {objet}',
    message:
      "Bonjour,\n\nÀ l'issue de la consultation « {objet} », l'offre de {fournisseur} n'est pas retenue.",
  },
} as const
