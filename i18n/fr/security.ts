/** What « Mes sessions » and the change of one's own address say. */
export const sessionTexts = {
  title: 'Mes sessions',
  help: 'Les appareils où votre compte est ouvert. Fermez ceux que vous ne reconnaissez pas, puis changez votre mot de passe.',
  device: 'Appareil',
  unknown: 'Appareil inconnu',
  current: 'Cette session',
  actingFor: (name: string) => `Ouverte par ${name} en votre nom`,
  from: (address: string) => `Adresse ${address}`,
  lastUse: (moment: string) => `Dernière activité le ${moment}`,
  since: (moment: string) => `Ouverte le ${moment}`,
  end: 'Fermer',
  endOf: (device: string) => `Fermer la session : ${device}`,
  ended: 'La session a été fermée',
  endOthers: 'Fermer toutes les autres sessions',
  othersEnded: 'Toutes vos autres sessions ont été fermées',
  alone: "Votre compte n'est ouvert nulle part ailleurs.",
} as const

export const addressTexts = {
  password: 'Mot de passe actuel',
  why: 'Changer votre adresse demande votre mot de passe. Elle ne change que lorsque vous ouvrez le lien envoyé à la nouvelle.',
  sent: (address: string) => `Un lien de confirmation a été envoyé à ${address}`,
  pending: (address: string) =>
    `${address} deviendra votre adresse lorsque vous ouvrirez le lien qui lui a été envoyé.`,
  giveUp: 'Renoncer à ce changement',
  givenUp: 'Votre adresse reste inchangée',
} as const
