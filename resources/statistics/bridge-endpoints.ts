import { defineEndpoint } from '../schema/endpoint'
import { f } from '../schema/f'
import { sheetFormat } from '../schema/sheet-format'
import { bridgeAnswer, bridgeArticles } from './bridge-answers'
import { compared, scope } from './scope'

const shared = { permission: 'viewStatistics', tag: 'Statistiques' } as const
const query = { ...scope, ...compared } as const

/** Why purchases differ from those of other days (measures §5). */
export const bridgeEndpoints = {
  show: defineEndpoint('GET /statistics/bridge', {
    ...shared,
    summary: 'Pourquoi les achats ont changé, par famille',
    query: { ...query, by: f.select({ family: 'Famille' }, { label: 'Par' }) },
    answers: bridgeAnswer,
  }),
  articles: defineEndpoint('GET /statistics/bridge/articles', {
    ...shared,
    summary: "Les articles derrière l'explication d'une famille",
    query: {
      ...query,
      offset: f.int({ label: 'Début', min: 0 }),
      limit: f.int({ label: 'Nombre', min: 1, max: 200 }),
    },
    answers: bridgeArticles,
  }),
  workbook: defineEndpoint('GET /statistics/bridge/workbook', {
    ...shared,
    summary: 'La même explication dans un classeur',
    query: { ...query, format: sheetFormat },
    file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  }),
}
