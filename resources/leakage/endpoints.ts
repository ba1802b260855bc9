import { defineEndpoint } from '../schema/endpoint'
import { f } from '../schema/f'
import { xlsxType } from '../schema/media-type'
import { many } from '../schema/pick'
import { sheetFormat } from '../schema/sheet-format'
import { leakAnswer, leakLine } from './answers'

const reading = { permission: 'viewStatistics', tag: 'Fuites', of: 'leakage' } as const
const scope = {
  from: f.date({ label: 'Du' }),
  to: f.date({ label: 'Au' }),
  company_id: f.int({ label: 'Service', min: 1 }),
  adherent_id: f.int({ label: 'Adhérent', min: 1 }),
} as const

/** What members buy beside the contracts (domain §5.11, §14.4), for the back office. */
export const leakageEndpoints = {
  leaks: defineEndpoint('GET /leakage', {
    ...reading,
    summary: 'Achats hors contrat par adhérent et famille, RFA perdue et article à commander à la place',
    listed: true,
    query: scope,
    answers: leakAnswer,
  }),
  lines: defineEndpoint('GET /leakage/lines', {
    ...reading,
    summary: "Les lignes reçues derrière les achats hors contrat d'un adhérent et d'une famille",
    listed: true,
    query: {
      ...scope,
      adherent_id: f.int({ label: 'Adhérent', required: true, min: 1 }),
      family_id: f.int({ label: 'Famille', min: 1 }),
    },
    answers: { data: many('Lignes', leakLine) },
  }),
  workbook: defineEndpoint('GET /leakage/workbook', {
    ...reading,
    summary: 'Les achats hors contrat, ligne par ligne (xlsx)',
    query: { ...scope, format: sheetFormat },
    file: xlsxType,
  }),
} as const
