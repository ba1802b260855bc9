import { conditionsField } from './condition-field'
import { defineEndpoint } from './endpoint'
import { f } from './f'
import { xlsxType } from './media-type'
import { many, shaped } from './pick'
import { sheetFormat } from './sheet-format'
import { told } from './told'

const group = {
  /** The value as a text, a period by its beginning (`2026`, `2026-11`); null of the group of empty values. */
  key: f.text({ label: 'Valeur', max: 4000 }),
  label: told.long('Nom du groupe'),
  count: told.int('Nombre de lignes'),
  values: shaped<(string | null)[]>('Mesures, dans leur ordre : décimaux exacts', ['12.50', null]),
}

const body = {
  model: f.text({ label: 'Modèle', required: true, max: 80 }),
  fields: conditionsField,
  params: f.json({ label: 'Paramètres : { q } cherche dans les champs de recherche' }),
  enableMode: f.json({ label: 'true : les actifs, false : les inactifs ; enabled, disabled, all' }),
  by: f.json({
    label: 'Une ou deux colonnes : « champ », « date|month » (day, month, year), « Association.champ »',
  }),
  measures: f.json({ label: 'Mesures : « champ|sum » (sum, mean, min, max)' }),
  order: f.text({ label: 'Tri des groupes : « label|asc », « count|desc », « champ|sum|desc »', max: 200 }),
  pivot: f.bool({ label: 'Tableau croisé : les mêmes colonnes pour tous les groupes' }),
} as const

const shared = { permission: 'signedIn', tag: 'Recherche', body, opens: true } as const

/** The rows of a search in groups, with the rights, the filters and the quick search of `PUT /search/`. */
export const groupEndpoints = {
  read: defineEndpoint('PUT /search/groups', {
    ...shared,
    summary:
      "Groupes d'une recherche par une ou deux colonnes, avec nombre, sommes, moyennes, minimums et maximums",
    answers: {
      total: told.int('Nombre de lignes en tout'),
      totals: group.values,
      groups: many('Groupes', {
        ...group,
        inner_count: told.int('Nombre de groupes dedans'),
        inner: many('Groupes dedans', group),
      }),
      group_count: told.int('Nombre de groupes en tout'),
      columns: many("Colonnes d'un tableau croisé", group),
      column_count: told.int('Nombre de colonnes en tout'),
    },
  }),
  workbook: defineEndpoint('PUT /search/groups/workbook', {
    ...shared,
    summary: 'Les mêmes groupes dans un classeur ou un PDF',
    body: { ...body, format: sheetFormat },
    file: xlsxType,
  }),
} as const
