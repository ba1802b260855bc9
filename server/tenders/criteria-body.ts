import { f } from '../../resources/schema/f'
import { criterionNames, criterionScales } from '../../resources/tenders/criteria'

/** Criteria as they are given: with what each counts. */
export const criteriaBody = {
  criteria: f.rows(
    {
      machine_name: f.select(criterionNames, { label: 'Critère', required: true }),
      label: f.text({ label: 'Libellé', required: true, max: 120 }),
      weight: f.rate({ label: 'Poids', required: true, min: 0, max: 100 }),
      scale: f.select(criterionScales, { label: 'Barème', required: true }),
    },
    { label: 'Critères', required: true, max: 20 },
  ),
} as const
