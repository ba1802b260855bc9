import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { tenderScreens } from '../../../i18n/fr/tender-screens'
import type { ConsultationAnswer } from '../../../resources/tenders/consultation-answers'
import { lacksFreeReason } from '../../../resources/tenders/free-lines'
import { lacksPrices } from '../../../resources/tenders/progress'
import { SheetRoot } from '../../widgets/sheet-style'
import { AnswerPrices } from './AnswerPrices'
import { LotTerms } from './LotTerms'
import { PriceSheetButtons } from './PriceSheetButtons'
import type { useAnswer } from './use-answer'

const texts = tenderScreens.consultations

interface Props {
  lotId: number
  title: string
  consultation: ConsultationAnswer
  answer: ReturnType<typeof useAnswer>
  isLocked: boolean
}

/** A lot of an offer: its terms, its prices, and what would make it irregular, said while one types. */
export function AnswerLotForm({ lotId, title, consultation, answer, isLocked }: Props) {
  const products = consultation.products.filter(({ tender_family_id }) => tender_family_id === lotId)
  const lot = answer.lots.find(({ tender_family_id }) => tender_family_id === lotId)
  const { answered, total, missing } = lacksPrices(lot ?? { lines: [] }, products)
  const free = new Set((lot?.lines ?? []).filter(lacksFreeReason).map((line) => line.tender_product_id))
  return (
    <SheetRoot sx={{ border: 0, bgcolor: 'transparent', display: 'grid', gap: 2 }}>
      <LotTerms
        key={lotId}
        lotId={lotId}
        lot={lot}
        change={(more) => answer.changeLot(lotId, more)}
        isLocked={isLocked}
      />
      <Box role="status" sx={{ typography: 'body2' }}>
        {texts.progress({ done: answered, all: total })}
        {missing.length > 0 && ` · ${texts.missing({ smart_count: missing.length })}`}
        {products.some(({ mandatory }) => mandatory) && (
          <Box component="span" sx={{ color: 'text.secondary' }}>{` · ${texts.mandatoryMark}`}</Box>
        )}
      </Box>
      {free.size > 0 && !isLocked && (
        <Alert severity="warning">
          {texts.free({
            products: products.flatMap(({ id, label }) => (free.has(id) ? [label] : [])).join(', '),
          })}
        </Alert>
      )}
      <PriceSheetButtons lotId={lotId} consultation={consultation} answer={answer} isLocked={isLocked} />
      <AnswerPrices
        title={title}
        products={products}
        lines={lot?.lines ?? []}
        isLocked={isLocked}
        change={(lines) => answer.changeLot(lotId, { lines })}
      />
    </SheetRoot>
  )
}
