import { useQueryClient } from '@tanstack/react-query'
import { type RaRecord, useGetList } from 'react-admin'
import { stockSettingTexts } from '../../../../i18n/fr/stock-settings'
import type { ItemAnswer } from '../../../../resources/stock/answers'
import { GeneratedFields } from '../../../admin/form/GeneratedFields'
import { RecordDialog } from '../../../admin/form/RecordDialog'
import { useEngine } from '../../../fields/engine'
import { useStockMember } from '../../../trade/use-stock'

const texts = stockSettingTexts.items
const names = ['min_stock', 'ventilation_id', 'storage_management', 'coef_storage_management']
const form = [
  ['min_stock', 'ventilation_id'],
  ['storage_management', 'coef_storage_management'],
]

/** What a member sets for itself on an article: least stock, account, storage unit (domain §4.4). */
export function ItemSetting({ item, onClose }: { item: ItemAnswer; onClose: () => void }) {
  const member = useStockMember()
  const queries = useQueryClient()
  const resource = useEngine().registry.get('adherent_article')
  const { data } = useGetList<RaRecord<number>>('adherent_article', {
    pagination: { page: 1, perPage: 1 },
    filter: { adherent_id: member, article_id: item.article_id },
  })
  if (!data) return null
  return (
    <RecordDialog
      title={item.label}
      help={texts.unitHelp(item.unit)}
      resource={resource}
      record={data[0]}
      names={names}
      owner={{ adherent_id: member, article_id: item.article_id }}
      onSaved={() => void queries.invalidateQueries({ queryKey: ['stock'] })}
      onClose={onClose}
    >
      <GeneratedFields names={form} />
    </RecordDialog>
  )
}
