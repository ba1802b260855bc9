import { useMemo } from 'react'
import { priceTexts as texts } from '../../../../i18n/fr/catalogue'
import { addDays, parisDay } from '../../../../resources/schema/paris-time'
import type { ReadRow } from '../../../../resources/schema/unknown-row'
import { GeneratedFields } from '../../../admin/form/GeneratedFields'
import { RecordDialog } from '../../../admin/form/RecordDialog'
import { useEngine } from '../../../fields/engine'
import { KindChoice } from './KindChoice'
import { PricePreview } from './PricePreview'
import { ScopeChoice } from './ScopeChoice'
import type { ArticlePrice } from './use-prices'

export type EditedPrice = { mode: 'add'; price?: undefined } | { mode: 'edit' | 'stop'; price: ArticlePrice }

type Props = {
  edited: EditedPrice
  article: ReadRow
  prices: readonly ArticlePrice[]
  onClose: () => void
}

const names = {
  add: [
    ...['valid_from', 'valid_to', 'quotation', 'adherent_id', 'groupAdherent_id', 'reason'],
    ...['bounded', 'gap_agreed'],
  ],
  edit: ['valid_from', 'valid_to', 'quotation', 'reason', 'gap_agreed'],
  stop: ['valid_to', 'reason', 'gap_agreed'],
} as const
const titles = { add: texts.add, edit: texts.editTitle, stop: texts.stopTitle } as const

/** A new price, a change of one to come, or the end of the one in force. */
export function PriceDialog({ edited: { mode, price }, article, prices, onClose }: Props) {
  const resource = useEngine().registry.get('article_price')
  const start = useMemo(
    () =>
      mode === 'add'
        ? { valid_from: addDays(parisDay(new Date()), 1), quotation: article.quotation, bounded: false }
        : undefined,
    [mode, article.quotation],
  )
  return (
    <RecordDialog
      title={titles[mode]}
      resource={resource}
      record={price && { ...price }}
      start={start}
      owner={{ article_id: article.id, source: 'manual' }}
      names={names[mode]}
      savedText={texts.saved}
      onClose={onClose}
    >
      {mode === 'add' && <ScopeChoice />}
      {mode === 'add' && <KindChoice />}
      <GeneratedFields
        names={mode === 'stop' ? ['valid_to', 'reason'] : [['valid_from', 'valid_to'], 'quotation', 'reason']}
      />
      <PricePreview article={article} prices={prices} price={price} />
    </RecordDialog>
  )
}
