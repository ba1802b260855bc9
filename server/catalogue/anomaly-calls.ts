import { type AnomalyCount, anomalyCount, recomputed } from '../../resources/catalogue/answers'
import { parisDay } from '../../resources/schema/paris-time'
import { type Call, defineCall } from '../api/call'
import { recomputeAnomalies } from './recompute-anomalies'

const tag = 'Anomalies'

const summaryCall = defineCall('GET /catalog/anomalies/summary', 'viewCatalogAdmin', {
  shape: { summary: "Nombre d'anomalies ouvertes et ignorées, par type", tag, answers: [anomalyCount] },
  run: ({ context, actor }) =>
    context.db.read(actor, (tx) =>
      tx.query<AnomalyCount>(
        `select t.id, t.label, t.machine_name, t.severity, count(n.id) filter (where n.state = 'open')::int as open,
           count(n.id) filter (where n.state = 'ignored')::int as ignored
         from anomalytype t left join anomaly n on n.anomaly_type_id = t.id and n."deletedAt" is null
         where t.active and t."deletedAt" is null group by t.id
         order by case t.severity when 'error' then 0 when 'warning' then 1 else 2 end, t.position, t.label`,
      ),
    ),
})

const recomputeCall = defineCall('PUT /catalog/anomalies/recompute', 'updateCatalogAdmin', {
  shape: { summary: 'Recherche les anomalies du catalogue sans attendre la nuit', tag, answers: recomputed },
  run: ({ context }) => {
    const now = context.now()
    return context.db.system('jobs', (tx) => recomputeAnomalies(tx, { day: parisDay(now), now }))
  },
})

/** The screen of anomalies beside its generated calls (domain §4.8). */
export const anomalyCalls: Call[] = [summaryCall, recomputeCall]
