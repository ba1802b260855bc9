import { defineEndpoint } from '../schema/endpoint'
import { anomalyCount, recomputed } from './answers'

/** The screen of anomalies beside its generated calls (domain §4.8). */
export const anomalyEndpoints = {
  summary: defineEndpoint('GET /catalog/anomalies/summary', {
    permission: 'viewCatalogAdmin',
    tag: 'Anomalies',
    of: 'anomaly',
    summary: "Nombre d'anomalies ouvertes et ignorées, par type",
    answers: [anomalyCount],
  }),
  recompute: defineEndpoint('PUT /catalog/anomalies/recompute', {
    permission: 'updateCatalogAdmin',
    tag: 'Anomalies',
    opens: true,
    summary: 'Recherche les anomalies du catalogue sans attendre la nuit',
    answers: recomputed,
  }),
} as const
