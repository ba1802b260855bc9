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
