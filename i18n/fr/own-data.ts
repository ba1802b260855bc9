import { texts } from '../../resources/schema/texts'

/** « Mes données » of the account, and the file that it gives (RGPD). */
export const ownDataTexts = texts('ownData', {
  title: 'Mes données',
  help: "Tout ce que le portail garde à votre sujet : compte, connexions, préférences, notifications, commandes, historique, e-mails. Un mot de passe ne peut être lu par personne : il n'y est pas.",
  workbook: 'Télécharger (Excel)',
  json: 'Télécharger (JSON)',
  taken: 'Vos données ont été téléchargées',
  erasure:
    "Pour faire effacer vos données, adressez-vous à l'administrateur de votre organisation : vos commandes restent, au nom de « Compte effacé n°\u00a0… ».",
  file: 'mes-donnees',
  account: 'Compte',
  field: 'Champ',
  value: 'Valeur',
  number: 'N°',
  since: 'Créé le',
  at: 'Date',
  model: 'Objet',
  change: 'Action',
  before: 'Ancienne valeur',
  after: 'Nouvelle valeur',
  changesOf: 'Modifications du compte',
  changesBy: 'Historique écrit',
  mails: 'E-mails reçus',
  subject: 'Objet',
  state: 'État',
  sent: 'Envoyé le',
  cut: 'Les %{smart_count} lignes les plus récentes',
})
