import { texts } from '../../resources/schema/texts'
import { many } from './many'

const number = (n: number) => n.toLocaleString('fr-FR')

/** What the generated lists say; sentences with values are functions. */
export const listTexts = texts('list', {
  id: 'N°',
  createdAt: 'Créé le',
  updatedAt: 'Modifié le',
  settings: 'Paramètres',
  inactive: '%{label} (inactif)',

  create: 'Créer',
  total: (n: number, capped: boolean) =>
    capped ? `plus de ${number(n)} lignes` : n === 0 ? 'aucune ligne' : many(n, 'ligne', 'lignes'),
  search: 'Rechercher',
  searchIn: 'Rechercher dans : %{fields}',
  clearSearch: 'Effacer la recherche',
  loading: 'Chargement en cours…',
  keys: 'Raccourcis : / rechercher, flèches changer de ligne, Entrée ouvrir, Espace sélectionner, n créer',

  sort: 'Trier',
  sortHint: 'Cliquer pour trier ; Maj + clic pour trier aussi selon cette colonne',
  noSort: 'Ordre habituel',
  ascending: 'croissant',
  descending: 'décroissant',
  rank: (n: number) => String.fromCodePoint(0x2460 + n),

  display: 'Affichage',
  columns: 'Colonnes',
  deleted: 'Supprimés',
  doubles: 'Doublons',
  group: 'Regrouper par…',
  columnsHint:
    "Glissez une colonne pour l'afficher, la retirer ou la déplacer ; au clavier, utilisez les boutons de sa ligne.",
  resetColumns: 'Rétablir les colonnes habituelles',
  density: 'Densité',
  comfortable: 'Aérée',
  compact: 'Compacte',

  selectRow: 'Sélectionner %{label}',
  views: 'Raccourcis',
  all: 'Toutes les lignes',
  selectPage: 'Sélectionner toutes les lignes de la page',
  selected: '%{smart_count} ligne sélectionnée |||| %{smart_count} lignes sélectionnées',
  selectAll: (n: number, capped: boolean) =>
    capped ? `Sélectionner les ${number(n)} premières lignes` : `Sélectionner les ${number(n)} lignes`,
  unselect: 'Tout désélectionner',
  remove: 'Supprimer',
  activate: 'Activer',
  deactivate: 'Désactiver',
  close: 'Fermer',

  page: 'Page %{smart_count}',
  goTo: 'Aller à la page %{smart_count}',
  pages: 'Pages',
  previous: 'Page précédente',
  next: 'Page suivante',
  perPage: 'Lignes par page',
  range: (from: number, to: number, total: number, capped: boolean) =>
    `${number(from)}–${number(to)} sur ${capped ? `plus de ${number(total)}` : number(total)}`,

  emptyTitle: '%{label} : aucune ligne pour le moment',
  emptyText: 'Les lignes créées apparaîtront ici.',
  emptyReadOnly: "Rien n'a encore été enregistré ici.",
  pastTitle: 'Cette page est vide',
  pastText: "La liste s'arrête avant cette page.",
  toFirst: 'Revenir à la première page',
  nothingTitle: 'Aucun résultat',
  nothingText: 'Aucune ligne ne correspond à la recherche et aux filtres.',
  denied: 'Accès refusé',
  deniedText: "Vous n'avez pas les droits nécessaires pour consulter cette liste.",
})
