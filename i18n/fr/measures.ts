import { texts } from '../../resources/schema/texts'

/** What explains a figure: beside it on a screen, and in the sheet of a workbook. */
export const measureTexts = texts('measures', {
  definitions: 'Définitions',
  definitionOf: 'Définition : %{label}',
  figure: 'Chiffre',
  definition: 'Définition',
  formula: 'Calcul',
  rows: 'Ce qui est compté',
  day: 'Jour qui compte',
  without: 'Non compté',
  unit: 'Unité',
})
