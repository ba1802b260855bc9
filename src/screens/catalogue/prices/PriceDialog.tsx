import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useMemo } from 'react'
import { useDataProvider } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { priceTexts as texts } from '../../../../i18n/fr/catalogue'
import { formTexts } from '../../../../i18n/fr/form'
import { addDays, parisDay } from '../../../../resources/schema/paris-time'
import { FormFrame } from '../../../admin/form/FormFrame'
import type { Row } from '../../../admin/form/form-scope'
import { GeneratedFields } from '../../../admin/form/GeneratedFields'
import { useEngine } from '../../../fields/engine'
import { Modal } from '../../../widgets/Modal'
import { PricePreview } from './PricePreview'
import { ScopeChoice } from './ScopeChoice'
import type { ArticlePrice } from './use-prices'

export type EditedPrice = { mode: 'add'; price?: undefined } | { mode: 'edit' | 'stop'; price: ArticlePrice }

type Props = {
  edited: EditedPrice
  article: Row
  prices: readonly ArticlePrice[]
  onClose: () => void
}

const names = {
  add: ['valid_from', 'valid_to', 'quotation', 'adherent_id', 'groupAdherent_id', 'reason'],
  edit: ['valid_from', 'valid_to', 'quotation', 'reason'],
  stop: ['valid_to', 'reason'],
} as const
const titles = { add: texts.add, edit: texts.editTitle, stop: texts.stopTitle } as const

/** A new price, a change of one to come, or the end of the one in force. */
export function PriceDialog({ edited: { mode, price }, article, prices, onClose }: Props) {
  const resource = useEngine().registry.get('article_price')
  const dataProvider = useDataProvider()
  const start = useMemo(
    () =>
      mode === 'add'
        ? { valid_from: addDays(parisDay(new Date()), 1), quotation: article.quotation }
        : undefined,
    [mode, article.quotation],
  )
  const create = async (body: Row): Promise<Row> =>
    (
      await dataProvider.create('article_price', {
        data: { ...body, article_id: article.id, source: 'manual' },
      })
    ).data
  return (
    <Modal open title={titles[mode]} onClose={onClose}>
      <FormFrame
        resource={resource}
        record={price && { ...price }}
        start={start}
        names={names[mode]}
        write={mode === 'add' ? create : undefined}
        savedText={texts.saved}
        isNested
        closes
        onSaved={onClose}
      >
        {() => (
          <Box sx={{ pt: 1 }}>
            {mode === 'add' && <ScopeChoice />}
            <GeneratedFields
              names={
                mode === 'stop' ? ['valid_to', 'reason'] : [['valid_from', 'valid_to'], 'quotation', 'reason']
              }
            />
            {mode !== 'stop' && <PricePreview article={article} prices={mode === 'add' ? prices : []} />}
            <DialogButtons isNew={mode === 'add'} onClose={onClose} />
          </Box>
        )}
      </FormFrame>
    </Modal>
  )
}

function DialogButtons({ isNew, onClose }: { isNew: boolean; onClose: () => void }) {
  const { isDirty, isSubmitting } = useFormState()
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1, mt: 3 }}>
      <Button color="inherit" onClick={onClose} disabled={isSubmitting}>
        {formTexts.cancel}
      </Button>
      <Button type="submit" variant="contained" loading={isSubmitting} disabled={!isNew && !isDirty}>
        {formTexts.save}
      </Button>
    </Box>
  )
}
