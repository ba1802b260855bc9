import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { priceRequestTexts as texts } from '../../../i18n/fr/price-requests'
import type { PriceRequestAnswer } from '../../../resources/pricing/answers'
import { isPriced } from '../../../resources/pricing/price-entry'
import { frenchMoment } from '../../../resources/schema/date-text'
import { ConfirmDialog } from '../../widgets/ConfirmDialog'
import type { PriceRows } from './use-price-rows'
import { usePriceRequestCalls, usePricingAct } from './use-pricing'

const stateText = ({ state, savedAt }: PriceRows): string => {
  if (state === 'saving') return texts.saving
  if (state === 'waiting') return texts.notSaved
  if (state === 'conflict') return texts.conflict
  return savedAt ? texts.savedAt(frenchMoment(savedAt)) : ''
}

/** Sends the prices, or takes them back to correct them; and the receipt of what was sent. */
export function PriceSendBar({ request, prices }: { request: PriceRequestAnswer; prices: PriceRows }) {
  const calls = usePriceRequestCalls()
  const { run, isPending } = usePricingAct()
  const [asked, ask] = useState<'send' | 'correct'>()
  const { id, is_open, response_status, receipt_number, submitted_at } = request
  const isSent = response_status === 'sent' || response_status === 'decided'
  const answered = prices.rows.filter(isPriced).length
  const close = () => ask(undefined)
  const send = async () => {
    if (await prices.flush())
      await run(
        () => calls.send(id),
        ({ receipt_number: number }) => texts.sent(number),
      )
    close()
  }
  const correct = async () => {
    await run(() => calls.correct(id), texts.corrected)
    close()
  }
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {isSent && receipt_number && submitted_at && (
        <Alert severity="success">{texts.receipt(receipt_number, frenchMoment(submitted_at))}</Alert>
      )}
      {is_open && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          {isSent ? (
            <Button variant="outlined" onClick={() => ask('correct')}>
              {texts.correct}
            </Button>
          ) : (
            <Button variant="contained" disabled={!answered} onClick={() => ask('send')}>
              {texts.send}
            </Button>
          )}
          <Box>{texts.answered(answered, prices.rows.length)}</Box>
          <Box role="status" sx={{ typography: 'body2', color: 'text.secondary' }}>
            {isSent ? '' : stateText(prices)}
          </Box>
        </Box>
      )}
      <ConfirmDialog
        open={asked === 'send'}
        title={texts.sendTitle}
        confirmLabel={texts.send}
        pending={isPending}
        onClose={close}
        onConfirm={() => void send()}
      >
        {texts.sendText(answered, prices.rows.length)}
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'correct'}
        title={texts.correctTitle}
        confirmLabel={texts.correct}
        pending={isPending}
        onClose={close}
        onConfirm={() => void correct()}
      >
        {texts.correctText}
      </ConfirmDialog>
    </Box>
  )
}
