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
import { StateBadge } from '../../widgets/StateBadge'
import { SheetRoot } from '../../widgets/sheet-style'
import { ReopenDialog } from './ReopenDialog'

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
  const sum = (of: (one: AskedAnswer) => number) => suppliers.reduce((all, one) => all + of(one), 0)
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Typography variant="h2" sx={{ flex: 1 }}>
          {texts.suppliers}
        </Typography>
        <Rate done={sum((one) => one.answered)} all={sum((one) => one.lines)} label={texts.total} />
      </Box>
      <SheetRoot>
        <table aria-label={texts.suppliers}>
          <thead>
            <tr>
              <th scope="col">{texts.supplier}</th>
              <th scope="col">{texts.state}</th>
              <th scope="col">{texts.rate}</th>
              <th scope="col">{texts.sentAt}</th>
              <th scope="col" className="number">
                {texts.reminders}
              </th>
              {mayReopen && <th aria-label={texts.reopen} />}
            </tr>
          </thead>
          <tbody>
            {suppliers.map((one) => (
              <tr key={one.id}>
                <td className="label">{one.name}</td>
                <td className="state">
                  <StateBadge state={priceResponseStates[one.status]} />
                  {one.reopened_until && one.reopened_until > now && (
                    <div className="quiet">
                      {texts.reopenedUntil({ when: frenchMoment(one.reopened_until) })}
                    </div>
                  )}
                </td>
                <td>
                  <Rate done={one.answered} all={one.lines} label={`${texts.rate} : ${one.name}`} />
                </td>
                <td>
                  {one.submitted_at && one.status !== 'saved' ? frenchMoment(one.submitted_at) : '–'}
                  {one.status !== 'saved' && <div className="quiet">{one.receipt_number}</div>}
                </td>
                <td className="number" data-label={texts.reminders}>
                  {one.reminder_count}
                </td>
                {mayReopen && (
                  <td>
                    <Button
                      size="small"
                      aria-label={texts.reopenFor({ name: one.name })}
                      onClick={() => choose(one)}
                    >
                      {texts.reopen}
                    </Button>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </SheetRoot>
      {chosen && <ReopenDialog campaignId={campaign.id} asked={chosen} onClose={() => choose(undefined)} />}
    </Box>
  )
}
