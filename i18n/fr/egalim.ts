import { texts } from '../../resources/schema/texts'

/** What the server says of EGAlim. */
export const egalimTexts = texts('egalim', {
  notOwn: "Cet adhérent n'est pas dans votre périmètre.",
  oneMember: 'Choisissez un seul adhérent : la déclaration se fait par restaurant.',
  planThisYear: "Le plan se fait pour l'année en cours.",
  planOfOne: 'Choisissez un adhérent, ou un groupe.',
  nothingToFollow: "Ce plan ne demande aucun changement : il n'y a rien à suivre.",
  planChanged: 'Le plan a changé depuis son affichage : relisez-le avant de le suivre.',
  alreadyFollowed: 'Un plan est déjà suivi pour cette année : abandonnez-le ou remplacez-le.',
  followedNoMore: "Ce plan n'est plus suivi.",
  notSubject: "Cet adhérent n'est pas soumis à EGAlim : il n'a rien à déclarer.",
  refused: 'Des lignes sont à corriger avant le téléchargement.',
  file: 'ma-cantine-%{year}-%{adherent}.csv',
  faults: {
    siret: "le SIRET de l'adhérent manque ou n'a pas 14 chiffres",
    description: 'la description manque',
    date: 'la date manque',
    price: 'le prix HT est nul ou négatif',
    family: 'la famille de produits manque',
    category: 'une catégorie EGAlim est inconnue',
    origin: "l'origine est inconnue",
  },
})
