import { texts } from '../../resources/schema/texts'

/** « Déclaration d'accessibilité », in the order that the law asks for. */
export const statementTexts = texts('statement', {
  title: "Déclaration d'accessibilité",
  engagement:
    "%{organisation} s'engage à rendre %{product} accessible, conformément à l'article 47 de la loi n° 2005-102 du 11 février 2005. Cette déclaration s'applique à ses quatre applications : back office, espace adhérent, appels d'offres, avis publics.",
  state: 'État de conformité',
  partial:
    "%{product} est partiellement conforme au référentiel général d'amélioration de l'accessibilité (RGAA), version 4.1.2 : tant qu'un audit n'a pas confirmé les critères vérifiés à la lecture, la conformité totale n'est pas déclarée.",
  results: 'Résultats des contrôles',
  share:
    "Auto-évaluation, sans audit par un tiers : %{share} % des %{asked} critères applicables sont respectés : %{tested} sont tenus par un essai automatique rejoué à chaque version, %{seen} d'après la conception et la lecture des écrans, à confirmer par un audit. %{none} critères sont sans objet.",
  broken: 'Contenus non accessibles',
  noneBroken: "Aucun critère applicable n'est connu comme non respecté.",
  untagged:
    "%{smart_count} PDF publié n'est pas balisé ; une version accessible peut en être demandée |||| %{smart_count} PDF publiés ne sont pas balisés ; une version accessible peut en être demandée",
  exempt: "Contenus non soumis à l'obligation d'accessibilité",
  exemptText:
    "Les documents que les fournisseurs, les adhérents et d'autres tiers déposent (fiches techniques, pièces d'offres, bons de livraison), que %{organisation} ne finance, ne développe ni ne contrôle (article 3 du décret n° 2019-768 du 24 juillet 2019). Les documents que le portail établit lui-même – bons de commande, lettres, récépissés, listes – sont balisés (PDF/UA). Une version accessible d'un document déposé peut être demandée à l'adresse ci-dessous.",
  made: 'Établissement de cette déclaration',
  established: 'Cette déclaration a été établie le %{day}.',
  technologies:
    "Technologies : HTML, CSS, JavaScript, WAI-ARIA, SVG, PDF. Essais dans Chromium avec axe-core, au clavier, en thèmes clair et sombre, de 320 à 1440 pixels, sans lecteur d'écran. Pages vérifiées : la connexion, chaque liste et chaque formulaire des quatre applications, les avis publics, cette page.",
  contact: 'Retour et contact',
  contactText:
    'Si vous ne pouvez pas accéder à un contenu ou à un service, écrivez-nous pour être orienté vers une autre solution ou recevoir le contenu sous une autre forme :',
  appeal: 'Voies de recours',
  appealText:
    "Si vous nous avez signalé un défaut d'accessibilité qui vous empêche d'accéder à un contenu ou à un service et que vous n'avez pas eu de réponse satisfaisante, vous pouvez saisir le Défenseur des droits : par son formulaire en ligne (defenseurdesdroits.fr), auprès de son délégué dans votre région, ou par courrier gratuit, sans timbre, à Défenseur des droits, Libre réponse 71120, 75342 Paris CEDEX 07.",
  grid: 'Les 106 critères',
  criterion: 'Critère',
  how: 'État',
  why: 'Comment',
  test: 'tenu par un essai',
  seenState: 'sur lecture',
  noneState: 'sans objet',
  brokenState: 'non respecté',
  back: "Retour à l'accueil",
})
