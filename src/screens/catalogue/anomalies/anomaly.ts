/** An anomaly as a search answers it. */
export interface Anomaly {
  id: number
  lock_version: number
  anomaly_type_id: number
  article_id: number
  detected_at: string
  detail: string | null
  state: 'open' | 'ignored' | 'fixed'
  reason: string | null
  Anomaly_type?: { label: string; machine_name: string; severity: Severity } | null
  Article?: { label: string; ref_supplier?: string } | null
}

export type Severity = 'info' | 'warning' | 'error'

export const severityTones = { info: 'blue', warning: 'orange', error: 'red' } as const
