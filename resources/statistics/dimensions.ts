import { lookup } from '../schema/lookup'

/** What figures are told apart by (domain §14.2), with the name by which one of them is asked for alone. */
export const dimensions = lookup({
  month: { label: 'Mois', asked: 'month' },
  supplier: { label: 'Fournisseur', asked: 'supplier_id' },
  family: { label: 'Famille', asked: 'family_id' },
  subfamily: { label: 'Sous-famille', asked: 'subfamily_id' },
  label: { label: 'Label', asked: 'label' },
  adherent: { label: 'Adhérent', asked: 'adherent_id' },
  group: { label: "Groupe d'adhérents", asked: 'group_id' },
  service: { label: 'Service', asked: 'company_id' },
  catalog: { label: 'Catalogue', asked: 'catalog_id' },
} as const)

export type Dimension = keyof typeof dimensions

/** In the order in which they are offered. */
export const dimensionNames = Object.keys(dimensions) as Dimension[]

/** Their labels, by their names. */
export const dimensionOptions = Object.fromEntries(
  dimensionNames.map((name) => [name, dimensions[name].label]),
) as Readonly<Record<Dimension, string>>

/** The name of what has none: a line without family, without label. */
export const noKey = '0'

/** A supplier that stands in no catalogue is asked for by another name. */
export const outsideMark = 'x'

/** How the one behind a key is asked for: `supplier`, `x5` → `outside_id=5`. */
export const askedBy = (dimension: Dimension, key: string): [name: string, value: string] =>
  dimension === 'supplier' && key.startsWith(outsideMark)
    ? ['outside_id', key.slice(outsideMark.length)]
    : [dimensions[dimension].asked, key]
