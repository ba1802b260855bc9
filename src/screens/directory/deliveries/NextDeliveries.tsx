import Event from '@mui/icons-material/EventOutlined'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { deliveryTexts as texts } from '../../../../i18n/fr/directory'
import { deliveryReasons } from '../../../../i18n/fr/trade'
import type { NextDeliveries as Dates } from '../../../../resources/directory/answers'
import { longDayWords, longMomentWords } from '../../../../resources/schema/date-words'
import { DayInput } from '../../../widgets/DayInput'
import { type CalendarTerms, useDeliveries } from './use-deliveries'

/** The next deliveries that some terms offer, each with its cut-off, and a date that one may ask about. */
export function NextDeliveries({ terms }: { terms: CalendarTerms }) {
  const [asked, ask] = useState('')
  const id = useId()
  const { data } = useDeliveries({ ...terms, delivery_date: asked || null })
  return (
    <Card component="section" aria-labelledby={id} sx={{ mb: 2 }}>
      <CardContent>
        <Typography id={id} variant="h4" component="h2">
          {texts.title}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
          {texts.help}
        </Typography>
        <Box aria-live="polite">{data && <DeliveryDates next={data.next} />}</Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 2, mt: 2 }}>
          <Box sx={{ width: 220 }}>
            <DayInput label={texts.askLabel} value={asked || null} onChange={(day) => ask(day ?? '')} />
          </Box>
          <Typography role="status" variant="body2" sx={{ pb: 1 }}>
            {asked && data?.delivery_date === asked ? verdict(data) : ''}
          </Typography>
        </Box>
      </CardContent>
    </Card>
  )
}

function verdict({ reason, is_valid_date }: Dates): string {
  if (!reason) return texts.valid
  return is_valid_date ? texts.tolerated : deliveryReasons[reason]
}

export function DeliveryDates({ next }: { next: Dates['next'] }) {
  if (!next.length) return <Typography variant="body2">{texts.none}</Typography>
  return (
    <Box component="ol" sx={list}>
      {next.map(({ date, cut_off }) => (
        <li key={date}>
          <Event aria-hidden fontSize="small" />
          <span>
            <strong>{longDayWords(date)}</strong>
            <small>{texts.order({ moment: longMomentWords(cut_off) })}</small>
          </span>
        </li>
      ))}
    </Box>
  )
}

const list = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(230px, 1fr))',
  gap: 1,
  m: 0,
  p: 0,
  listStyle: 'none',
  '& li': {
    display: 'flex',
    gap: 1,
    px: 1.5,
    py: 1,
    border: '1px solid',
    borderColor: 'divider',
    borderRadius: 1,
    typography: 'body2',
  },
  '& svg': { color: 'primary.main', mt: '2px' },
  '& strong': { display: 'block', fontWeight: 600 },
  '& strong::first-letter': { textTransform: 'uppercase' },
  '& small': { color: 'text.secondary', fontSize: '0.8125rem' },
} as const
