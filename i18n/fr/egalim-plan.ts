import { texts } from '../../resources/schema/texts'

/** What the plan until the end of the year says. */
export const egalimPlanTexts = texts('egalimPlan', {
  title: "Plan jusqu'à la fin de l'année",
  help: "Les changements les moins chers de ce qui reste à recevoir, d'après les mêmes jours de l'an dernier, pour atteindre les objectifs au 31 décembre.",
  make: 'Calculer le plan',
  making: 'Calcul du plan…',
  feasible: 'Les objectifs sont atteints pour %{amount} de plus',
  saves: 'Les objectifs sont atteints, et %{amount} économisés',
  nearest: 'Ces changements coûtent %{amount} de plus',
  nearestSaves: 'Ces changements économisent %{amount}',
  bound: "Aucun plan ne coûte moins de %{amount} ; l'écart vient des unités de commande entières.",
  goal: 'Objectif',
  before: 'À ce rythme',
  after: 'Avec le plan',
  target: 'Demandé',
  swaps: 'Changements du plan',
  order: 'Commander',
  instead: 'Au lieu de',
  quantity: "Quantité d'ici le 31 décembre",
  extra: 'Surcoût HT',
  refuse: 'Écarter',
  refuseOf: 'Écarter %{label}',
  refused: '%{smart_count} changement écarté |||| %{smart_count} changements écartés',
  again: 'Tout reprendre',
  more: 'Afficher %{smart_count} autre changement |||| Afficher %{smart_count} autres changements',
})
