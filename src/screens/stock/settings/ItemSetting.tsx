import { useQueryClient } from '@tanstack/react-query'
import { type RaRecord, useDataProvider, useGetList } from 'react-admin'
import { stockSettingTexts } from '../../../../i18n/fr/stock-settings'
import type { ItemAnswer } from '../../../../resources/stock/answers'
import type { Row } from '../../../admin/form/form-scope'
import { useEngine } from '../../../fields/engine'
import { useStockMember } from '../../../trade/use-stock'
import { FormDialog } from './FormDialog'

const texts = stockSettingTexts.items
const names = ['min_stock', 'ventilation_id', 'storage_management', 'coef_storage_management']
const form = [
  ['min_stock', 'ventilation_id'],
  ['storage_management', 'coef_storage_management'],
]

/** What a member sets for itself on an article: least stock, account, storage unit (domain §4.4). */
export function ItemSetting({ item, onClose }: { item: ItemAnswer; onClose: () => void }) {
  const member = useStockMember()
  const dataProvider = useDataProvider()
  const queries = useQueryClient()
  const resource = useEngine().registry.get('adherent_article')
  const { data } = useGetList<RaRecord<number>>('adherent_article', {
    pagination: { page: 1, perPage: 1 },
    filter: { adherent_id: member, article_id: item.article_id },
  })
  if (!data) return null
  const owner = { adherent_id: member, article_id: item.article_id }
  const create = async (body: Row): Promise<Row> =>
    (await dataProvider.create('adherent_article', { data: { ...body, ...owner } })).data
  return (
    <FormDialog
      title={item.label}
      help={texts.unitHelp(item.unit)}
      resource={resource}
      record={data[0]}
      names={names}
      form={form}
      write={data[0] ? undefined : create}
      onSaved={() => void queries.invalidateQueries({ queryKey: ['stock'] })}
      onClose={onClose}
    />
  )
}
