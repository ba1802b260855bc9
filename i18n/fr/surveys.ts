import { texts } from '../../resources/schema/texts'

/** Sentences of statistics requests: refusals, mails' usual words and what files say. */
export const surveyTexts = texts('survey', {
  notFound: 'Demande de statistiques introuvable',
  wrongState: "Cette demande de statistiques est au statut « %{status} » : cette action n'est plus possible.",
  wrongAnswer: "Cette réponse est au statut « %{status} » : cette action n'est plus possible.",
  duePast: 'La date de retour est déjà passée.',
  notOver: "La période n'est pas terminée : les statistiques se demandent une fois qu'elle l'est.",
  overlaps: 'Déjà interrogés par ce service sur une partie de cette période : %{names}.',
  columns: 'Indiquez chaque colonne demandée.',
  twice: 'Deux colonnes demandées désignent la même colonne du fichier.',
  faulty: 'Des lignes sont à corriger.',
  empty: 'Ce fichier ne contient aucune ligne.',
  tooMany: 'Ce fichier compte plus de %{most} lignes : répartissez-le.',
  usual: {
    object: 'Statistiques demandées : {demande}',
    message:
      'Merci de nous adresser vos ventes réalisées hors de la plateforme auprès de nos adhérents, du {debut} au {fin}.',
  },
  sheet: {
    name: 'Statistiques',
    members: 'Adhérents',
    file: 'statistiques-%{id}.xlsx',
    code: 'Code adhérent',
    member: 'Adhérent',
    siret: 'SIRET',
    line: 'Ligne %{line} : %{message}',
    noMember: 'le code adhérent manque',
    member_unknown: 'aucun adhérent de ce service ne porte le code « %{value} »',
    twoMembers: 'plusieurs adhérents portent « %{value} » : indiquez leur code',
    reference: 'une référence de 60 caractères au plus est attendue',
    quantity: 'une quantité est attendue (« %{value} »)',
    amount: 'un montant est attendu (« %{value} »)',
    day: 'une date est attendue (« %{value} »)',
    outside: 'la date %{value} est hors de la période',
  },
})
