import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useCallback } from 'react'
import { closingScreenTexts as texts } from '../../../i18n/fr/egalim-closing'
import type { ClosingPage } from '../../../resources/egalim/closing-answers'
import { closingEndpoints } from '../../../resources/egalim/closing-endpoints'
import { formTotals } from '../../../resources/egalim/ma-cantine-form'
import { frenchMoment } from '../../../resources/schema/date-text'
import { priceText, signed } from '../../../resources/schema/decimal-text'
import { useAnswer } from '../../fields/endpoints'
import { ErrorState } from '../../widgets/ErrorState'
import { SheetTable } from '../../widgets/SheetTable'
import { TableSkeleton } from '../../widgets/TableSkeleton'
import { useUrlChoice } from '../../widgets/use-url-choice'
import { ClosingActs } from './ClosingActs'

function Totals({ totals, closing }: ClosingPage) {
  type Total = ClosingPage['totals'][number]
  const amount = { title: closing ? texts.now : texts.amount, is: 'number' as const }
  const gap = ({ gap_ht }: Total) => (gap_ht === '0.00' || gap_ht === null ? '–' : signed(gap_ht, priceText))
  return (
    <SheetTable
      name={texts.title}
      rows={totals}
      keyOf={({ key }) => key}
      columns={[
        { title: texts.question, is: 'label', of: ({ key }) => formTotals[key] },
        ...(closing
          ? [
              {
                title: texts.closedAmount,
                is: 'number' as const,
                of: ({ closed_ht }: Total) => priceText(closed_ht ?? '0'),
              },
            ]
          : []),
        { ...amount, of: ({ amount_ht }) => priceText(amount_ht) },
        ...(closing ? [{ title: texts.gap, is: 'number' as const, of: gap }] : []),
      ]}
    />
  )
}

function Closed({ closing, totals }: ClosingPage) {
  if (!closing) return null
  const { closed_at, closed_by, lines, sha256, sent_at, sent_by } = closing
  const name = closed_by ?? texts.somebody
  const isSame = totals.every(({ gap_ht }) => gap_ht === '0.00')
  return (
    <>
      <Alert severity={isSame ? 'success' : 'warning'} role="status">
        {texts.closedOn({ moment: frenchMoment(closed_at), name, smart_count: lines })}{' '}
        {isSame ? texts.noGap : texts.changed}
        {sent_at && (
          <div>{texts.sentOn({ moment: frenchMoment(sent_at), name: sent_by ?? texts.somebody })}</div>
        )}
      </Alert>
      <Box sx={{ color: 'text.secondary', fontSize: 13, overflowWrap: 'anywhere' }}>
        {texts.print({ print: sha256 })}
      </Box>
    </>
  )
}

function Past({ past }: ClosingPage) {
  if (!past.length) return null
  return (
    <>
      <Typography variant="h3">{texts.past}</Typography>
      <SheetTable
        name={texts.past}
        rows={past}
        keyOf={({ id }) => id}
        columns={[
          { title: texts.closedAt, is: 'label', of: ({ closed_at }) => frenchMoment(closed_at) },
          { title: texts.closedAmount, is: 'number', of: ({ total_ht }) => priceText(total_ht) },
          { title: texts.reopenedAt, of: ({ reopened_at }) => frenchMoment(reopened_at) },
          { title: texts.reason, of: ({ reason }) => reason },
        ]}
      />
    </>
  )
}

/** Closing a year for ma-cantine: its form's totals, what changed since, and putting them there (measures §7). */
export function ClosingSection({ year, adherent }: { year: number; adherent: number }) {
  const { data, error, refetch } = useAnswer(closingEndpoints.page, { year, adherent_id: adherent })
  // An address may lead to it: it stands under all figures.
  const isLedTo = useUrlChoice('closing')[0] === String(year)
  const show = useCallback(
    (section: Element | null) => {
      if (isLedTo) section?.scrollIntoView()
    },
    [isLedTo],
  )
  if (error && !data) return <ErrorState text={error.message} onRetry={() => void refetch()} />
  if (!data) return <TableSkeleton rows={5} columns={2} />
  return (
    <Box
      component="section"
      ref={show}
      sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)', scrollMarginTop: 80 }}
    >
      <Typography variant="h2">{texts.title}</Typography>
      <Box sx={{ maxWidth: 760 }}>{texts.help}</Box>
      <Closed {...data} />
      <Totals {...data} />
      <ClosingActs page={data} year={year} adherent={adherent} />
      <Past {...data} />
    </Box>
  )
}
