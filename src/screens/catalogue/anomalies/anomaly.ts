import type { article } from '../../../../resources/catalogue/article'
import type { anomaly } from '../../../../resources/catalogue/article-price'
import type { RowOf } from '../../../../resources/schema/infer'
import type { anomalytype } from '../../../../resources/settings/catalogues'

type Own =
  | 'id'
  | 'lock_version'
  | 'anomaly_type_id'
  | 'article_id'
  | 'detected_at'
  | 'detail'
  | 'state'
  | 'reason'

/** An anomaly as a search answers it. */
export interface Anomaly extends RowOf<typeof anomaly, Own> {
  Anomaly_type?: RowOf<typeof anomalytype, 'label' | 'machine_name' | 'severity'> | null
  Article?: (RowOf<typeof article, 'label'> & Partial<RowOf<typeof article, 'ref_supplier'>>) | null
}

export const severityTones = { info: 'blue', warning: 'orange', error: 'red' } as const
