import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { revenueScreenTexts as texts } from '../../../i18n/fr/revenue-screens'
import type { RevenuePage, RevenueWorkbookAnswer } from '../../../resources/revenues/answers'
import { revenueEndpoints } from '../../../resources/revenues/endpoints'
import { priceText } from '../../../resources/schema/decimal-text'
import { pathOf } from '../../../resources/schema/endpoint'
import { sumOfAmounts } from '../../../resources/schema/exact'
import { HeldDraft } from '../../trade/HeldDraft'
import { PaperButton } from '../../trade/PaperButton'
import { savedText } from '../../trade/saved-text'
import { ConfirmDialog } from '../../widgets/ConfirmDialog'
import { LeaveGuard } from '../../widgets/LeaveGuard'
import { toast } from '../../widgets/toast-store'
import { WorkbookButtons } from '../../widgets/WorkbookButtons'
import { RevenueSheet } from './RevenueSheet'
import { useRevenueAct, useRevenueCalls, useRevenueRows } from './use-revenues'

/** The amounts of a declaration, typed, pasted, brought back in a workbook or taken from the orders, then declared. */
export function RevenueEditor({ page, onDone }: { page: RevenuePage; onDone?: () => void }) {
  const { id } = page
  const revenue = useRevenueRows(page)
  const calls = useRevenueCalls()
  const { run, isPending } = useRevenueAct()
  const [isAsked, ask] = useState(false)
  const total = sumOfAmounts(revenue.rows.map((row) => row.amount_ht))
  const filled = revenue.rows.some((row) => row.amount_ht !== null)
  const take = (entries: RevenueWorkbookAnswer['entries']) =>
    revenue.change(new Map(entries.map((one) => [one.id, { amount_ht: one.amount_ht ?? null }])), 'import')
  const bring = async (file: File) => {
    if (!(await revenue.flush())) return undefined
    const read = await run(() => calls.read({ id, file }))
    if (!read || read.errors.length) return read
    take(read.entries)
    toast.success(texts.brought({ smart_count: read.entries.length }))
    return read
  }
  const takeOver = () => {
    const seen = revenue.rows.filter((row) => Number(row.observed_ht) !== 0)
    revenue.change(new Map(seen.map((row) => [row.id, { amount_ht: row.observed_ht }])))
    toast.success(texts.filled({ smart_count: seen.length }))
  }
  const declare = async () => {
    if (await revenue.flush())
      await run(() => calls.declare({ id, amount_ht: total }), texts.done, { after: onDone })
    ask(false)
  }
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <LeaveGuard isDirty={revenue.state !== 'saved'} keep={revenue.flush} />
      <HeldDraft offered={revenue.offered} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Button variant="contained" disabled={!filled} onClick={() => ask(true)}>
          {texts.declare}
        </Button>
        <Box sx={{ fontWeight: 600 }}>{texts.progress({ amount: priceText(total) })}</Box>
        <Box role="status" sx={{ typography: 'body2', color: 'text.secondary' }}>
          {savedText(texts, revenue)}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="outlined" onClick={takeOver}>
          {texts.fill}
        </Button>
        <WorkbookButtons
          take={
            <PaperButton
              path={pathOf(revenueEndpoints.workbook, { id })}
              filename={`chiffre-d-affaires-${id}.xlsx`}
              label={texts.take}
            />
          }
          texts={texts}
          isLocked={false}
          isPending={isPending}
          onBring={bring}
          onMine={({ mine }, rows) => take(mine.filter((one) => rows.includes(one.id)))}
        />
      </Box>
      <RevenueSheet mode={page.mode} revenue={revenue} />
      <ConfirmDialog
        open={isAsked}
        title={texts.declareTitle}
        confirmLabel={texts.declare}
        pending={isPending}
        onClose={() => ask(false)}
        onConfirm={() => void declare()}
      >
        {texts.declareText({ amount: priceText(total) })}
      </ConfirmDialog>
    </Box>
  )
}
