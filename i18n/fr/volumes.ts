import { texts } from '../../resources/schema/texts'

/** Sentences of requests for purchase volumes: refusals, mails' usual words and what files say. */
export const volumesTexts = texts('volumes', {
  notFound: 'Demande de volumes introuvable',
  wrongState: "Cette demande de volumes est au statut « %{status} » : cette action n'est pas possible.",
  nothingUnsent: "Cet adhérent n'a rien enregistré qui ne soit envoyé.",
  nothingKept: 'Aucun lot ne garde de volume de ce produit sans réponse.',
  limitPast: 'La date limite de réponse est déjà passée.',
  until: 'Indiquez une date à venir.',
  awaited: "%{member} peut encore répondre, jusqu'au %{date}.",
  noProduct: 'Aucun produit actif dans ces familles.',
  tooMany: '%{n} produits : une demande en compte au plus %{most}. Choisissez les produits.',
  tenderMoved:
    "L'appel d'offres n'est plus en préparation : ses volumes ne changent plus. Retirez-le de la demande pour la consolider seule.",
  nothingToSend: "Indiquez au moins un volume avant d'envoyer.",
  alreadySent: 'Vos volumes sont déjà envoyés.',
  usual: {
    object: "Volumes d'achats : {demande}",
    message:
      "Nous vous invitons à indiquer vos volumes d'achats pour « {demande} ». Ils sont préremplis par vos commandes reçues.",
  },
  sheet: {
    name: 'Volumes',
    file: 'volumes-%{id}.xlsx',
    results: 'Résultats',
    resultsFile: 'resultats-volumes-%{id}.xlsx',
    titles: "Les colonnes « Code » et « Volume » sont attendues : exportez d'abord la grille.",
    line: 'Ligne %{line} — %{product} : %{message}',
    unknown: "ce produit n'est pas dans la demande",
    twice: "même produit qu'à la ligne %{value}",
    volume: '%{value}',
    comment: 'commentaire : %{value}',
    byMember: 'Par adhérent',
    member: 'Adhérent',
    source: 'Compté comme',
    ownVolume: "Volume de l'adhérent",
    ownUnit: "Unité de l'adhérent",
    total: 'Volume total',
    answers: 'Réponses',
    prefilled: 'Préremplies',
    expected: 'Attendues',
    rate: 'Taux de réponse (%)',
    kept: 'Volume gardé par le lot',
  },
})
