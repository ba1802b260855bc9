import Edit from '@mui/icons-material/EditOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { RaRecord } from 'react-admin'
import { Link } from 'react-router'
import { platformTexts as texts } from '../../../../i18n/fr/directory'
import type { platform } from '../../../../resources/directory/platform'
import { priceText } from '../../../../resources/schema/decimal-text'
import type { RowOf } from '../../../../resources/schema/infer'
import { weekDays } from '../../../../resources/trade/choices'
import { isRow, rowsOf } from '../../../admin/form/initial-values'
import { Badge } from '../../../widgets/Badge'
import { calendarTerms } from '../deliveries/calendar-terms'
import { DeliveryDates } from '../deliveries/NextDeliveries'
import { useDeliveries } from '../deliveries/use-deliveries'
import { inPairs } from '../in-pairs'

type Shown = 'id' | 'label' | 'active' | 'tender_id' | 'phone' | 'order_email'

export interface PlatformRow extends RaRecord<number>, RowOf<typeof platform, Shown> {
  terms?: unknown
  closing_periods?: unknown
  Family?: unknown
}

const money = (value: unknown) => (typeof value === 'string' ? priceText(value) : '–')

function daysText(value: unknown): string {
  const days = Array.isArray(value) ? value.map(String) : []
  return days.length ? days.map((day) => weekDays[day as keyof typeof weekDays]).join(', ') : texts.everyDay
}

/** A platform at a glance: its terms in words and what it could deliver next. */
export function PlatformCard({ platform }: { platform: PlatformRow }) {
  const terms = isRow(platform.terms) ? platform.terms : {}
  const calendar = calendarTerms(platform.terms, platform.closing_periods, platform.Address)
  const { data } = useDeliveries(calendar)
  const families = rowsOf(platform.Family)
  const facts = [
    [texts.minimum, `${money(terms.minimum_ht)}${terms.block_below_minimum ? ` (${texts.blocked})` : ''}`],
    [texts.franco, money(terms.franco_ht)],
    [texts.shipping, money(terms.shipping_ht)],
    [texts.days, daysText(terms.delivery_days)],
    [texts.cutOff, texts.cutOffValue(calendar.lead_days ?? 1, calendar.cut_off_time ?? '')],
    [
      texts.families,
      families.length ? families.map(({ label }) => String(label)).join(', ') : texts.allFamilies,
    ],
  ] as const
  return (
    <Box component="li" sx={card}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant="h5" component="h3">
          {platform.label}
        </Typography>
        {!platform.active && <Badge label={texts.inactive} />}
        {platform.tender_id !== null && <Badge tone="blue" label={texts.proposed} />}
        <Box sx={{ flex: 1 }} />
        <Button
          size="small"
          startIcon={<Edit />}
          component={Link}
          to={`/platform/${platform.id}`}
          aria-label={`${texts.open} : ${platform.label}`}
        >
          {texts.open}
        </Button>
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {[platform.order_email, platform.phone && inPairs(platform.phone)].filter(Boolean).join(' · ')}
      </Typography>
      <Box component="dl" sx={factList}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Box>
      {platform.active && data && (
        <>
          <Typography variant="subtitle2" component="h4" sx={{ mb: 0.75 }}>
            {texts.next}
          </Typography>
          <DeliveryDates next={data.next} />
        </>
      )}
    </Box>
  )
}

const card = { p: 2, border: '1px solid', borderColor: 'divider', borderRadius: 1 }
const factList = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
  gap: 1.5,
  my: 1.5,
  typography: 'body2',
  '& dt': { color: 'text.secondary', fontSize: '0.8125rem' },
  '& dd': { m: 0, fontWeight: 500 },
}
