import Alert from '@mui/material/Alert'
import { answerTexts } from '../../../i18n/fr/answers'
import { priceRequestTexts as texts } from '../../../i18n/fr/price-requests'
import { priceRequests } from '../../../resources/pricing/endpoints'
import { isPriced, lacksWhy } from '../../../resources/pricing/price-entry'
import type { PriceRequestAnswer } from '../../../resources/pricing/request-answers'
import { frenchMoment } from '../../../resources/schema/date-text'
import { decimalText } from '../../../resources/schema/decimal-text'
import { isCorrecting } from '../../../resources/trade/correction'
import { AnswerBar } from '../../trade/AnswerBar'
import { savedText } from '../../trade/saved-text'
import { useAtLimit } from '../../trade/use-at-limit'
import type { PriceRows } from './use-price-rows'
import { usePriceRequestCalls, usePricingAct } from './use-pricing'

/** Sends the prices, or takes them back to correct them; and the receipt of what was sent. */
export function PriceSendBar({ request, prices }: { request: PriceRequestAnswer; prices: PriceRows }) {
  const calls = usePriceRequestCalls()
  const { run, isPending } = usePricingAct()
  useAtLimit(request, [priceRequests.one.of])
  const { id, is_open, response_status, receipt_number, submitted_at } = request
  const answered = prices.rows.filter(isPriced).length
  const unsaid = prices.rows.filter((row) => row.available !== false && lacksWhy(row, request.fall_pct))
  const isBeside = isCorrecting({ ...request, status: response_status })
  const isSent = (response_status === 'sent' && !isBeside) || response_status === 'decided'
  const standing = is_open ? texts.standing : texts.unsentCorrection
  const send = async () => {
    if (await prices.flush())
      await run(
        () => calls.send({ id }),
        ({ receipt_number: number }) => texts.sent({ receipt: number }),
      )
  }
  const drop = async () => void (await run(() => calls.giveUp({ id }), answerTexts.givenUp))
  const correct = async () => void (await run(() => calls.correct({ id }), texts.corrected))
  return (
    <>
      {is_open && !isSent && unsaid.length > 0 && (
        <Alert severity="warning">
          {texts.unsaid({
            smart_count: unsaid.length,
            pct: decimalText(request.fall_pct),
            articles: unsaid.map(({ label }) => label).join(', '),
          })}
        </Alert>
      )}
      {!is_open && response_status === 'saved' && answered > 0 && (
        <Alert severity="warning">{texts.unsent({ smart_count: answered })}</Alert>
      )}
      <AnswerBar
        texts={texts}
        isOpen={is_open}
        isSent={isSent}
        isPending={isPending}
        receipt={
          receipt_number && submitted_at
            ? texts.receipt({ receipt: receipt_number, when: frenchMoment(submitted_at) })
            : undefined
        }
        standing={
          isBeside && submitted_at
            ? standing({ receipt: receipt_number, when: frenchMoment(submitted_at) })
            : undefined
        }
        filled={answered}
        progress={texts.answered({ smart_count: answered, all: prices.rows.length })}
        saved={savedText(texts, prices)}
        question={texts.sendText({ smart_count: answered, all: prices.rows.length })}
        onSend={send}
        onCorrect={correct}
        onGiveUp={drop}
      />
    </>
  )
}
