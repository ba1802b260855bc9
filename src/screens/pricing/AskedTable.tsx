import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { priceUpdateTexts as texts } from '../../../i18n/fr/price-updates'
import type { AskedAnswer, PriceUpdatePageAnswer } from '../../../resources/pricing/answers'
import { priceResponseStates } from '../../../resources/pricing/states'
import { frenchMoment } from '../../../resources/schema/date-text'
import { useAllowed } from '../../fields/engine'
import { AcceptUnsent } from '../../trade/AcceptUnsent'
import { SheetTable } from '../../widgets/SheetTable'
import { StateBadge } from '../../widgets/StateBadge'
import { ReopenDialog } from './ReopenDialog'
import { usePriceUpdateCalls, usePricingAct } from './use-pricing'

const pctOf = (done: number, all: number): number => (all ? Math.round((done / all) * 100) : 0)

function Rate({ done, all, label }: { done: number; all: number; label: string }) {
  const pct = pctOf(done, all)
  return (
    <Box sx={{ minWidth: 150 }}>
      {texts.rateOf({ done, all, pct: String(pct) })}
      <LinearProgress
        variant="determinate"
        value={pct}
        aria-label={label}
        sx={{ mt: 0.5, borderRadius: 1 }}
      />
    </Box>
  )
}

/** Who is asked and how far each has come; a late one is let in again. */
export function AskedTable({ page: { campaign, suppliers, now } }: { page: PriceUpdatePageAnswer }) {
  const [chosen, choose] = useState<AskedAnswer>()
  const may = useAllowed()
  const isOver = campaign.status === '200' || campaign.status === '250'
  const mayReopen = isOver && may('createPriceUpdate')
  const calls = usePriceUpdateCalls()
  const act = usePricingAct()
  const isReopened = ({ reopened_until }: AskedAnswer) => reopened_until !== null && reopened_until > now
  const sum = (of: (one: AskedAnswer) => number) => suppliers.reduce((all, one) => all + of(one), 0)
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Typography variant="h2" sx={{ flex: 1 }}>
          {texts.suppliers}
        </Typography>
        <Rate done={sum((one) => one.answered)} all={sum((one) => one.lines)} label={texts.total} />
      </Box>
      <SheetTable
        name={texts.suppliers}
        rows={suppliers}
        keyOf={({ id }) => id}
        columns={[
          { title: texts.supplier, is: 'label', of: ({ name }) => name },
          {
            title: texts.state,
            is: 'state',
            of: (one) => <StateBadge state={priceResponseStates[one.status]} />,
            under: (one) =>
              isReopened(one)
                ? texts.reopenedUntil({ when: frenchMoment(one.reopened_until ?? '') })
                : isOver && one.unsent > 0 && texts.unsent({ smart_count: one.unsent }),
          },
          {
            title: texts.rate,
            of: (one) => <Rate done={one.answered} all={one.lines} label={`${texts.rate} : ${one.name}`} />,
          },
          {
            title: texts.sentAt,
            of: ({ submitted_at, status }) =>
              submitted_at && status !== 'saved' ? frenchMoment(submitted_at) : '–',
            under: (one) => one.status !== 'saved' && one.receipt_number,
          },
          {
            title: texts.reminders,
            is: 'number',
            of: (one) => one.reminder_count,
            under: (one) => one.reminded_at && frenchMoment(one.reminded_at),
          },
          mayReopen && {
            is: 'end',
            of: (one) => (
              <>
                {one.unsent > 0 && !isReopened(one) && (
                  <AcceptUnsent
                    name={one.name}
                    text={texts.acceptUnsentText}
                    act={act}
                    accept={() => calls.acceptUnsent({ id: campaign.id, response_id: one.id })}
                  />
                )}
                <Button
                  size="small"
                  aria-label={texts.reopenFor({ name: one.name })}
                  onClick={() => choose(one)}
                >
                  {texts.reopen}
                </Button>
              </>
            ),
          },
        ]}
      />
      {chosen && <ReopenDialog campaignId={campaign.id} asked={chosen} onClose={() => choose(undefined)} />}
    </Box>
  )
}
