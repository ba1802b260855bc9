import Box from '@mui/material/Box'
import { tenderScreens } from '../../../i18n/fr/tender-screens'
import type { AnswerLot } from '../../../resources/tenders/answer'
import { delayCodes } from '../../../resources/tenders/answer'
import type { ConsultationAnswer } from '../../../resources/tenders/answers'
import { lacksPrices } from '../../../resources/tenders/progress'
import { SheetRoot } from '../../widgets/sheet-style'
import { AnswerPrices } from './AnswerPrices'
import type { useAnswer } from './use-answer'

const texts = tenderScreens.consultations

interface Props {
  lotId: number
  title: string
  consultation: ConsultationAnswer
  answer: ReturnType<typeof useAnswer>
  isLocked: boolean
}

function LotTerms({
  lot,
  change,
  isLocked,
}: {
  lot: AnswerLot | undefined
  change: (more: Partial<AnswerLot>) => void
  isLocked: boolean
}) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
      <label className="check">
        <input
          type="checkbox"
          disabled={isLocked}
          checked={lot?.all_cities === true}
          onChange={({ target }) => change({ all_cities: target.checked })}
        />
        {texts.everywhere}
      </label>
      <label className="check">
        {texts.frequency}
        <input
          className="cell"
          inputMode="numeric"
          style={{ width: 64 }}
          disabled={isLocked}
          defaultValue={lot?.frequency_per_week ?? ''}
          onChange={({ target }) => {
            const value = Number(target.value)
            change({
              frequency_per_week: target.value && Number.isInteger(value) ? Math.min(14, value) : null,
            })
          }}
        />
      </label>
      <label className="check">
        {texts.delay}
        <select
          className="cell"
          disabled={isLocked}
          value={lot?.delay_code ?? ''}
          onChange={({ target }) => change({ delay_code: (target.value || null) as AnswerLot['delay_code'] })}
        >
          <option value="">–</option>
          {Object.entries(delayCodes).map(([code, label]) => (
            <option key={code} value={code}>
              {label}
            </option>
          ))}
        </select>
      </label>
    </Box>
  )
}

/** A lot of an offer: its terms, its prices, and what would make it irregular, said while one types. */
export function AnswerLotForm({ lotId, title, consultation, answer, isLocked }: Props) {
  const products = consultation.products.filter(({ tender_family_id }) => tender_family_id === lotId)
  const lot = answer.lots.find(({ tender_family_id }) => tender_family_id === lotId)
  const { answered, total, missing } = lacksPrices(lot ?? { lines: [] }, products)
  return (
    <SheetRoot sx={{ border: 0, display: 'grid', gap: 2 }}>
      <LotTerms lot={lot} change={(more) => answer.changeLot(lotId, more)} isLocked={isLocked} />
      <Box role="status" sx={{ typography: 'body2' }}>
        {texts.progress(answered, total)}
        {missing.length > 0 && ` · ${texts.missing(missing.length)}`}
      </Box>
      <AnswerPrices
        title={title}
        products={products}
        lines={lot?.lines ?? []}
        isLocked={isLocked}
        change={(productId, more) => answer.changeLine(lotId, productId, more)}
        changeAll={(lines) => answer.changeLot(lotId, { lines })}
      />
    </SheetRoot>
  )
}
