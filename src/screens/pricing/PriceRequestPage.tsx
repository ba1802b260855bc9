import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { priceRequestTexts as texts } from '../../../i18n/fr/price-requests'
import type { PriceRequestAnswer } from '../../../resources/pricing/request-answers'
import { priceResponseStates } from '../../../resources/pricing/states'
import { frenchDay, frenchMoment } from '../../../resources/schema/date-text'
import { decimalText } from '../../../resources/schema/decimal-text'
import { isCorrecting } from '../../../resources/trade/correction'
import { PageHead } from '../../layout/PageHead'
import { HeldDraft } from '../../trade/HeldDraft'
import { leftText } from '../../trade/left-text'
import { SupplierChoice } from '../../trade/standing-for'
import { LeaveGuard } from '../../widgets/LeaveGuard'
import { StateBadge } from '../../widgets/StateBadge'
import { PriceSendBar } from './PriceSendBar'
import { PriceSheet } from './PriceSheet'
import { PriceWorkbookButtons } from './PriceWorkbookButtons'
import { usePriceRows } from './use-price-rows'

function Moment({ request }: { request: PriceRequestAnswer }) {
  const { status, is_open, reopened_until, response_date_limit, now } = request
  if (status === '400') return <Alert severity="warning">{texts.cancelled}</Alert>
  if (!is_open) return <Alert severity="info">{texts.over}</Alert>
  const isLate = new Date(now) > new Date(response_date_limit) || status !== '150'
  if (isLate && reopened_until)
    return <Alert severity="info">{texts.reopened({ when: frenchMoment(reopened_until) })}</Alert>
  return (
    <Alert severity="info">
      {texts.left({ text: leftText(response_date_limit, now) })}. {texts.kept}
    </Alert>
  )
}

/** A campaign as its supplier answers it: the grid of its prices, and what was sent. */
export function PriceRequestPage({ request }: { request: PriceRequestAnswer }) {
  const prices = usePriceRows(request)
  const { id, label, company, is_open, response_status, response_date_limit, max_increase_pct, status } =
    request
  const isBeside = isCorrecting({ ...request, status: response_status })
  const isLocked = !is_open || (response_status === 'sent' && !isBeside) || response_status === 'decided'
  const shown = response_status === 'to_answer' && prices.savedAt ? 'saved' : response_status
  const subtitle = [
    company,
    texts.limit({ when: frenchMoment(response_date_limit) }),
    texts.application({ day: frenchDay(request.appliance_date) }),
  ]
  return (
    <>
      <LeaveGuard isDirty={prices.state !== 'saved'} keep={prices.flush} />
      <PageHead
        title={label}
        badge={<StateBadge state={priceResponseStates[shown]} />}
        subtitle={subtitle.join(' · ')}
        back={{ path: '/price-updates', label: texts.title }}
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <SupplierChoice asked={request} keep={prices.flush} />
        <Moment request={request} />
        <HeldDraft offered={prices.offered} />
        {max_increase_pct !== null && is_open && (
          <Box sx={{ color: 'text.secondary' }}>{texts.ceiling({ pct: decimalText(max_increase_pct) })}</Box>
        )}
        <PriceSendBar request={request} prices={prices} />
        <PriceWorkbookButtons id={id} prices={prices} isLocked={isLocked} />
        <PriceSheet prices={prices} isLocked={isLocked} isDecided={status === '300' || status === '350'} />
      </Box>
    </>
  )
}
