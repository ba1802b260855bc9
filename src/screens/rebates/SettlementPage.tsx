import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { rebateScreenTexts as texts } from '../../../i18n/fr/rebate-screens'
import type { RfaPage } from '../../../resources/rebates/answers'
import { rfaStates } from '../../../resources/rebates/states'
import { frenchMoment } from '../../../resources/schema/date-text'
import { priceText } from '../../../resources/schema/decimal-text'
import { PageHead } from '../../layout/PageHead'
import { FigureCards } from '../../widgets/FigureCards'
import { StateBadge } from '../../widgets/StateBadge'
import { CalculationTable } from './CalculationTable'
import { DeclarationTable } from './DeclarationTable'
import { PaymentTable } from './PaymentTable'
import { SettlementActions } from './SettlementActions'
import { ShareTable } from './ShareTable'
import { Simulation } from './Simulation'

function Section({ title, help, children }: { title: string; help?: string; children: ReactNode }) {
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography variant="h2">{title}</Typography>
      {help && <Box sx={{ color: 'text.secondary' }}>{help}</Box>}
      {children}
    </Box>
  )
}

/** What was done and when. */
function whenOf({ computed_at, invoice_number, invoiced_at, paid_at }: RfaPage): string {
  return [
    texts.computedOn({ moment: frenchMoment(computed_at) }),
    ...(invoiced_at
      ? [texts.billedOn({ number: invoice_number ?? '', moment: frenchMoment(invoiced_at) })]
      : []),
    ...(paid_at ? [texts.paidOn({ moment: frenchMoment(paid_at) })] : []),
  ].join(' · ')
}

/** A settlement: its amounts, how they are reckoned and from what, whose shares they are, and what was paid. */
export function SettlementPage({ page }: { page: RfaPage }) {
  const { fresh } = page
  const isOpen = page.status === 'computed' && !page.isYearOver
  return (
    <>
      <PageHead
        title={texts.sheet({ supplier: page.supplier, year: page.year })}
        badge={<StateBadge state={rfaStates[page.status]} />}
        subtitle={`${page.company} · ${page.catalog} · ${whenOf(page)}`}
        back={{ path: `/rfa?year=${page.year}`, label: texts.title }}
      >
        <SettlementActions page={page} />
      </PageHead>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {fresh && (
          <Alert severity="warning">
            {texts.fresh({ base: priceText(fresh.base_ht), amount: priceText(fresh.amount_ht) })}
          </Alert>
        )}
        {page.awaited > 0 && <Alert severity="info">{texts.awaited({ smart_count: page.awaited })}</Alert>}
        <FigureCards
          figures={[
            [texts.facts.base, priceText(page.base_ht)],
            [texts.facts.amount, priceText(page.amount_ht)],
            [texts.facts.paid, priceText(page.paid_ht)],
            [texts.facts.left, priceText(page.left_ht)],
          ]}
        />
        <Section title={texts.calculation}>
          <CalculationTable lines={page.lines} />
        </Section>
        {isOpen && page.lines.length > 0 && (
          <Section title={texts.simulation} help={texts.simulationHelp({ sold: priceText(page.sold_ht) })}>
            <Simulation lines={page.lines} />
          </Section>
        )}
        <Section title={texts.declarations}>
          <DeclarationTable declarations={page.declarations} />
        </Section>
        <Section
          title={texts.shares}
          help={
            page.shares.length ? (page.shared_with_members ? texts.shared : texts.notShared) : texts.noShares
          }
        >
          {page.shares.length > 0 && <ShareTable shares={page.shares} total={page.amount_ht} />}
        </Section>
        {page.payments.length > 0 && (
          <Section title={texts.payments}>
            <PaymentTable payments={page.payments} />
          </Section>
        )}
      </Box>
    </>
  )
}
