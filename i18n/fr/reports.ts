import { texts } from '../../resources/schema/texts'

/** What stands above the tables of a report. */
export const reportTexts = texts('reports', {
  perimeter: 'Périmètre : %{names}',
  everything: 'tout le groupement',
  several: (names: string, more: number) => `${names} et ${more} autres`,
  period: 'Période : du %{from} au %{to}',
  noPeriod: 'Période : toutes les dates',
  filters: 'Filtres : %{names}',
  noFilter: 'Filtres : aucun',
  made: 'Fait le %{day} par %{name}',
  total: 'Total',
  about: 'À propos',
  search: 'recherche « %{text} »',
  empty: 'non renseigné',
  except: 'sauf %{names}',
  not: 'sauf (%{names})',
  or: ' ou ',
  from: 'à partir de %{from}',
  to: "jusqu'à %{to}",
  between: 'de %{from} à %{to}',
})
