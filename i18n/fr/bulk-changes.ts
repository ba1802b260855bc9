import { texts } from '../../resources/schema/texts'

/** What is said where many rows are changed from what each holds. */
export const bulkChangeTexts = texts('bulkChange', {
  how: 'Changement',
  ways: {
    value: 'Donner la même valeur',
    percent: 'Augmenter ou diminuer en %',
    plus: 'Ajouter ou retirer',
    round: 'Arrondir',
    days: 'Décaler de jours',
    replace: 'Rechercher et remplacer',
    add: 'Ajouter à la liste',
    remove: 'Retirer de la liste',
  },
  percent: 'Pourcentage (négatif pour diminuer)',
  plus: 'À ajouter (négatif pour retirer)',
  days: 'Nombre de jours (négatif pour avancer)',
  find: 'Rechercher',
  by: 'Remplacer par',
  cased: 'Respecter les majuscules',
  to: 'Arrondir au multiple de',
  toHelp: 'Par exemple 0,05 ou 10',
  preview: 'Ce qui change',
  found: '%{smart_count} ligne concernée |||| %{smart_count} lignes concernées',
  foundMore: '%{smart_count} lignes concernées ; voici les %{shown} premières',
  refused: 'refusée : %{why}',
  same: 'inchangée',
  empty: '(vide)',
  becomes: 'devient',
})
