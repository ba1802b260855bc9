import type { Field } from '../../resources/schema/field'
import { type Aggregate, groupKind, type Period } from '../../resources/schema/grouping'
import { texts } from '../../resources/schema/texts'
import { many } from './many'

const number = (n: number) => n.toLocaleString('fr-FR')

/** What grouped lists say, on the screen, in their workbooks and when something cannot be grouped. */
export const groupTexts = texts('group', {
  ungroupable: 'On ne peut pas regrouper les lignes par « %{name} ».',
  unmeasured: 'On ne peut rien calculer de « %{name} ».',
  needed: 'Choisissez une colonne au moins.',
  tooMany: 'Deux colonnes au plus : « %{name} » est de trop.',
  twice: '« %{name} » est demandé deux fois.',
  period: 'Un jour, un mois ou une année : « %{name} » est inconnu.',
  aggregate: 'Somme, moyenne, minimum ou maximum : « %{name} » est inconnu.',
  order:
    "On ne peut pas trier les groupes par « %{name} » : ce n'est ni leur nom, ni leur nombre, ni une mesure demandée.",
  pivot: 'Un tableau croisé demande deux colonnes.',

  empty: '(vide)',
  count: 'Nombre',
  total: 'Total',
  sum: 'Somme',
  mean: 'Moyenne',
  min: 'Minimum',
  max: 'Maximum',
  measure: '%{field} (%{aggregate})',
  period_day: '%{field} (jour)',
  period_month: '%{field} (mois)',
  period_year: '%{field} (année)',
  across: '%{association} – %{field}',
  bookName: '%{list} par %{columns}',

  title: 'Regrouper par…',
  column: 'Regrouper par',
  second: 'Puis par',
  noColumn: 'Aucune colonne',
  measures: 'Chiffres de chaque groupe',
  shape: 'Présentation',
  nested: 'Groupes à déplier',
  pivotShape: 'Tableau croisé',
  shown: 'Chiffre du tableau',
  apply: 'Regrouper',
  stop: 'Ne plus regrouper',
  cancel: 'Annuler',
  change: 'Changer le regroupement',
  changeShort: 'Changer',
  exportsShort: 'Exporter',
  stopShort: 'Ne plus regrouper',
  by: 'Regroupé par %{columns}',
  group: 'Groupe',
  unfold: 'Déplier %{label}',
  fold: 'Replier %{label}',
  open: 'Ouvrir',
  openGroup: 'Ouvrir la liste de %{label}',
  rowsOf: 'Lignes de %{label}',
  exports: 'Exporter les groupes',
  exported: 'Les groupes sont dans le fichier.',
  groups: (n: number) => many(n, 'groupe', 'groupes'),
  capped: (shown: number, all: number) =>
    `Les ${number(shown)} premiers groupes sur ${number(all)} : filtrez la liste, ou exportez les groupes pour les avoir tous.`,
  innerCapped: (shown: number, all: number) => `Les ${number(shown)} premiers sur ${number(all)}.`,
  columnsCapped: (shown: number, all: number) =>
    `Les ${number(shown)} premières colonnes sur ${number(all)} : filtrez la liste pour voir les autres.`,
  more: (left: number) => `Afficher ${many(left, 'groupe', 'groupes')} de plus`,
  moreRows: 'Afficher plus de lignes',
  noGroup: 'Aucune ligne ne correspond à la recherche et aux filtres.',
  sortBy: 'Trier les groupes',
})

/** What a column of groups is called: « Fournisseur – Ville », « Date de commande (mois) ». */
export function columnName(
  field: Field,
  { association, period }: { association?: Field; period: Period },
): string {
  const name = association
    ? groupTexts.across({ association: association.label, field: field.label })
    : field.label
  return groupKind(field) === 'date' ? groupTexts[`period_${period}`]({ field: name }) : name
}

/** What a measure is called: « Prix HT (moyenne) ». */
export const measureName = (field: Field, of: Aggregate): string =>
  groupTexts.measure({ field: field.label, aggregate: groupTexts[of].toLowerCase() })
