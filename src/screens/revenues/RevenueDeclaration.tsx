import Box from '@mui/material/Box'
import { revenueScreenTexts as texts } from '../../../i18n/fr/revenue-screens'
import type { RevenuePage } from '../../../resources/revenues/answers'
import { revenueStates } from '../../../resources/revenues/states'
import { frenchDay } from '../../../resources/schema/date-text'
import { PageHead } from '../../layout/PageHead'
import { StateBadge } from '../../widgets/StateBadge'
import { RevenueEditor } from './RevenueEditor'
import { RevenueFacts } from './RevenueFacts'
import { RevenueParts } from './RevenueParts'

/** A declaration as its supplier fills it, or reads it once it is made. */
export function RevenueDeclaration({ page }: { page: RevenuePage }) {
  const period = `${frenchDay(page.revenue_start)} au ${frenchDay(page.revenue_end)}`
  return (
    <>
      <PageHead
        title={texts.title({ period })}
        badge={<StateBadge state={revenueStates[page.status]} />}
        subtitle={[page.supplier, page.company, page.catalog].join(' · ')}
        back={{ path: '/revenues', label: texts.back }}
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <RevenueFacts page={page} />
        {page.verbs.includes('declare') ? <RevenueEditor page={page} /> : <RevenueParts page={page} />}
      </Box>
    </>
  )
}
