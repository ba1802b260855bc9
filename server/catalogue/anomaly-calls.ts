import { anomalyEndpoints } from '../../resources/catalogue/anomaly-endpoints'
import type { AnomalyCount } from '../../resources/catalogue/answers'
import { parisDay } from '../../resources/schema/paris-time'
import type { Call } from '../api/call'
import { serve } from '../api/serve'
import { recomputeAnomalies } from './recompute-anomalies'

/** The screen of anomalies beside its generated calls (domain §4.8). */
export const anomalyCalls: Call[] = serve(anomalyEndpoints, {
  summary: ({ work: { tx } }) =>
    tx.query<AnomalyCount>(
      `select t.id, t.label, t.machine_name, t.severity, count(n.id) filter (where n.state = 'open')::int as open,
         count(n.id) filter (where n.state = 'ignored')::int as ignored
       from anomalytype t left join anomaly n on n.anomaly_type_id = t.id and n."deletedAt" is null
       where t.active and t."deletedAt" is null group by t.id
       order by case t.severity when 'error' then 0 when 'warning' then 1 else 2 end, t.position, t.label`,
    ),
  recompute: ({ context }) => {
    const now = context.now()
    return context.db.system('jobs', (tx) => recomputeAnomalies(tx, { day: parisDay(now), now }))
  },
})
