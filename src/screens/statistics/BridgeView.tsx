import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { bridgeTexts as texts } from '../../../i18n/fr/bridge'
import { bridgeSentence } from '../../../i18n/fr/bridge-sentence'
import { statisticsScreenTexts } from '../../../i18n/fr/statistics-screens'
import { frenchDay } from '../../../resources/schema/date-text'
import type { BridgeRow } from '../../../resources/statistics/bridge-answers'
import { bridgeEndpoints } from '../../../resources/statistics/bridge-endpoints'
import { ReportButtons } from '../../trade/ReportButtons'
import { EmptyState } from '../../widgets/EmptyState'
import { ErrorState } from '../../widgets/ErrorState'
import { SheetTable } from '../../widgets/SheetTable'
import { TableSkeleton } from '../../widgets/TableSkeleton'
import { given, type StatisticsAsked } from './asked'
import { BridgeArticlesModal } from './BridgeArticlesModal'
import { BridgeParts } from './BridgeParts'
import { articleColumn, bridgeColumns } from './bridge-columns'
import { CompareChooser } from './CompareChooser'
import { Section } from './Section'
import { useBridgeCalls } from './use-bridge-calls'
import { useCompared } from './use-compared'
import { useFew } from './use-few'
import { WaterfallChart } from './WaterfallChart'

interface Props {
  asked: StatisticsAsked
  /** What is shown, a month that it is narrowed to included. */
  days: { from: string; to: string }
}

/** Why purchases differ from those of other days: in a sentence, part by part, family by family and article by article. */
export function BridgeView({ asked: narrowed, days }: Props) {
  const calls = useBridgeCalls()
  const few = useFew()
  const [open, setOpen] = useState<BridgeRow>()
  const { compare, compared, set } = useCompared(days)
  const asked = { ...narrowed, ...compared }
  const { data, error, refetch } = useQuery({
    queryKey: ['statistics', 'bridge', asked],
    queryFn: ({ signal }) => calls.show(given(asked), { signal }),
    placeholderData: keepPreviousData,
  })
  if (error && !data) return <ErrorState text={error.message} onRetry={() => void refetch()} />
  if (!data) return <TableSkeleton />
  const { total, rows, more, articles, from, to, before_from, before_to } = data
  const isEmpty = Number(total.before_ht) === 0 && Number(total.after_ht) === 0
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <CompareChooser compare={compare} days={{ before_from, before_to }} onSet={set} />
        <Box role="status" sx={{ color: 'text.secondary' }}>
          {texts.periods({
            ...{ from: frenchDay(from), to: frenchDay(to) },
            ...{ before_from: frenchDay(before_from), before_to: frenchDay(before_to) },
          })}
        </Box>
      </Box>
      {isEmpty && <EmptyState title={texts.empty} text={texts.emptyText} />}
      {!isEmpty && (
        <>
          <Box
            component="p"
            sx={{ m: 0, maxWidth: 900, fontWeight: 600, fontSize: { xs: '1rem', sm: '1.125rem' } }}
          >
            {bridgeSentence(data)}
          </Box>
          <Section
            title={texts.chart}
            action={
              <ReportButtons
                endpoint={bridgeEndpoints.workbook}
                asked={asked}
                filename="pourquoi"
                label={texts.workbook}
                name={texts.workbookOf}
              />
            }
          >
            <Box
              sx={{
                display: 'grid',
                gap: 3,
                alignItems: 'start',
                gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
              }}
            >
              <WaterfallChart found={data} />
              <BridgeParts total={total} />
            </Box>
          </Section>
          <Section title={texts.weightiest} action={null}>
            <SheetTable
              name={texts.weightiest}
              rows={articles}
              keyOf={(row) => `${row.family_id} ${row.article_id} ${row.product_not_in_catalog_id}`}
              columns={[articleColumn, ...bridgeColumns(articles)]}
            />
          </Section>
          <Section title={texts.byFamily} action={null}>
            <SheetTable
              name={texts.byFamily}
              rows={rows}
              few={{ count: few }}
              keyOf={({ key }) => key}
              foot={texts.total}
              columns={[
                { title: texts.family, is: 'label what', of: ({ name }) => name, value: ({ name }) => name },
                ...bridgeColumns(rows, total),
                {
                  title: texts.see,
                  is: 'number end',
                  of: (row) => (
                    <Button
                      size="small"
                      aria-label={texts.seeOf({ name: row.name })}
                      onClick={() => setOpen(row)}
                    >
                      {row.articles}
                      <Box component="span" className="narrow" sx={{ ml: 0.5 }}>
                        {texts.see.toLowerCase()}
                      </Box>
                    </Button>
                  ),
                },
              ]}
            />
            {more > 0 && <div>{statisticsScreenTexts.more({ smart_count: more })}</div>}
          </Section>
        </>
      )}
      {open && (
        <BridgeArticlesModal
          asked={{ ...asked, family_id: open.key }}
          name={open.name}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  )
}
