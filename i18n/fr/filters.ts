import { frenchDay } from '../../resources/schema/date-text'
import { frenchDecimal } from '../../resources/schema/decimal-text'
import { texts } from '../../resources/schema/texts'

/** What the search panel, its chips and the saved filters say. */
export const filterTexts = texts('filter', {
  filter: 'Filtrer',
  active: 'Filtrer (%{smart_count} filtre actif) |||| Filtrer (%{smart_count} filtres actifs)',
  chooseField: 'Filtrer selon…',
  findField: 'Chercher un champ',
  noField: 'Aucun champ ne correspond.',
  back: 'Choisir un autre champ',
  done: 'Terminé',
  contains: 'Contient',
  containsHint: "Majuscules et accents sont ignorés ; % remplace n'importe quels caractères.",
  choose: 'Chercher une valeur',
  chosen: (n: number) => (n > 1 ? `${n} valeurs choisies` : `${n} valeur choisie`),
  more: "Précisez la recherche pour voir d'autres valeurs.",
  noValue: 'Aucun élément trouvé.',
  failed: "Les valeurs n'ont pas pu être chargées.",
  from: 'Du',
  to: 'Au',
  min: 'Minimum',
  max: 'Maximum',
  yes: 'Oui',
  no: 'Non',
  today: "Aujourd'hui",
  week: '7 derniers jours',
  month: 'Ce mois-ci',
  year: 'Cette année',
  unset: 'Non renseigné',
  clear: 'Effacer ce filtre',
  clearAll: 'Supprimer tous les filtres',
  chips: 'Filtres actifs',
  edit: 'Modifier le filtre %{label}',
  removeOne: 'Supprimer le filtre %{label}',
  is: 'Égal à',
  within: 'Compris entre',
  differs: 'Différent de',
  otherThan: 'différent de %{text}',
  about: 'contient « %{text} »',
  days: (from?: string, to?: string) => {
    if (from && to) return from === to ? `le ${frenchDay(from)}` : `du ${frenchDay(from)} au ${frenchDay(to)}`
    return from ? `à partir du ${frenchDay(from)}` : `jusqu'au ${frenchDay(to ?? '')}`
  },
  numbers: (from?: string, to?: string) => {
    if (from && to)
      return from === to ? frenchDecimal(from) : `de ${frenchDecimal(from)} à ${frenchDecimal(to)}`
    return from ? `${frenchDecimal(from)} ou plus` : `${frenchDecimal(to ?? '')} ou moins`
  },
  others: (first: string, n: number) => (n > 0 ? `${first} +${n}` : first),

  saved: 'Filtres enregistrés',
  noSaved: 'Aucun filtre enregistré pour cette liste.',
  save: 'Enregistrer cette recherche…',
  saveTitle: 'Enregistrer la recherche',
  saveName: 'Nom',
  saveText: 'Filtres, recherche et tri seront retrouvés sous ce nom, sur cet ordinateur.',
  saveConfirm: 'Enregistrer',
  cancel: 'Annuler',
  nameNeeded: 'Ce champ est obligatoire.',
  replaces: 'Ce nom existe déjà : sa recherche sera remplacée.',
  savedAs: 'Recherche « %{name} » enregistrée',
  removeSaved: 'Supprimer « %{name} »',
})
