import { allMeasures, measureSets } from '../../resources/measures'
import { countedRows, units } from '../../resources/measures/measure'
import { many } from '../../resources/schema/pick'
import { told } from '../../resources/schema/told'
import { toldKey } from '../../resources/schema/told-key'
import { type Call, defineCall } from '../api/call'

const explained = {
  /** With the set, the name by which calls answer it. */
  name: told.text('Nom'),
  set: toldKey('Ensemble', measureSets),
  about: told.text('Sujet'),
  label: told.text('Libellé'),
  unit: told.text('Unité'),
  definition: told.long('Définition'),
  formula: told.long('Calcul'),
  counts: told.text('Ce qui est compté'),
  day: told.text('Jour qui compte'),
  without: told.text('Non compté'),
}

const data = allMeasures.map(({ set, name, measure: { label, unit, definition, formula, of } }) => ({
  ...{ name, set, about: measureSets[set].label, label, unit: units[unit], definition, formula },
  ...{ counts: countedRows[of].label, day: countedRows[of].day, without: countedRows[of].without },
}))

/** Every measure as it is declared: the words that stand beside each figure and in each workbook (measures §4). */
export const measureCalls: Call[] = [
  defineCall('GET /measures', 'viewStatistics', {
    shape: {
      summary: 'La définition de chaque chiffre : calcul, ce qui est compté, jour qui compte, exclusions',
      tag: 'Statistiques',
      listed: true,
      answers: { data: many('Chiffres', explained) },
    },
    run: async () => ({ data }),
  }),
]
