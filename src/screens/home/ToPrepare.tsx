import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import MuiLink from '@mui/material/Link'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useState } from 'react'
import { Link } from 'react-router'
import { quantityWords } from '../../../i18n/fr/orders'
import { pickingTexts as texts } from '../../../i18n/fr/picking'
import { addressOf } from '../../../providers/endpoints'
import type { Picking } from '../../../resources/orders/picking-answer'
import { pickingEndpoints } from '../../../resources/orders/picking-endpoints'
import { addDays, parisDay } from '../../../resources/schema/paris-time'
import { useAnswer } from '../../fields/endpoints'
import { PaperButton } from '../../trade/PaperButton'
import { Awaited } from '../../widgets/Awaited'
import { ErrorState } from '../../widgets/ErrorState'
import { TableSkeleton } from '../../widgets/TableSkeleton'
import { SectionTitle } from './SectionTitle'

const shownCount = 8

function Articles({ lines }: Pick<Picking, 'lines'>) {
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? lines : lines.slice(0, shownCount)
  return (
    <>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {shown.map(({ ref_supplier, label, unit, quantity, orders }) => (
          <Box component="li" key={`${ref_supplier} ${label} ${unit}`} sx={line}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Box sx={{ fontWeight: 550 }}>{label}</Box>
              <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
                {[ref_supplier, orders.map(({ name }) => name).join(', ')].filter(Boolean).join(' · ')}
              </Box>
            </Box>
            <Box sx={{ fontWeight: 650, whiteSpace: 'nowrap' }}>{quantityWords(quantity, unit)}</Box>
          </Box>
        ))}
      </Box>
      {!isWhole && lines.length > shownCount && (
        <Button size="small" sx={{ m: 1 }} onClick={() => setWhole(true)}>
          {texts.all({ n: lines.length })}
        </Button>
      )}
    </>
  )
}

/** « À préparer »: what a supplier has to prepare for today or tomorrow, article by article, and on paper. */
export function ToPrepare() {
  const today = parisDay(new Date())
  const days = [today, addDays(today, 1)]
  const [day, setDay] = useState(today)
  const { data, error, refetch } = useAnswer(pickingEndpoints.list, { day }, { quiet: true })
  return (
    <Box component="section" sx={{ mb: 4 }}>
      <SectionTitle>{texts.heading}</SectionTitle>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 1.5 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={day}
          aria-label={texts.heading}
          onChange={(_event, chosen: string | null) => chosen && setDay(chosen)}
        >
          {days.map((one, index) => (
            <ToggleButton key={one} value={one}>
              {index ? texts.tomorrow : texts.today}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Box role="status" sx={{ flex: '1 1 160px', typography: 'body2', color: 'text.secondary' }}>
          {data && data.lines.length > 0 && texts.count(data.orders.length, data.lines.length)}
        </Box>
        {data && data.lines.length > 0 && (
          <PaperButton
            isMain
            path={addressOf(pickingEndpoints.pdf, { day })}
            filename={texts.file({ day })}
            label={texts.print}
          />
        )}
      </Box>
      {data && data.unread > 0 && (
        <Box sx={{ mb: 1, color: 'warning.main', fontWeight: 600 }}>
          {texts.unread({ smart_count: data.unread })} ·{' '}
          <MuiLink component={Link} underline="always" to="/orders?view=to-read">
            {texts.read}
          </MuiLink>
        </Box>
      )}
      {error && <ErrorState text={error.message} onRetry={() => void refetch()} />}
      {!data && !error && (
        <>
          <TableSkeleton rows={3} columns={2} />
          <Awaited />
        </>
      )}
      {data && data.lines.length === 0 && <Box sx={{ color: 'text.secondary' }}>{texts.none}</Box>}
      {data && data.lines.length > 0 && (
        <Card>
          <Articles lines={data.lines} />
        </Card>
      )}
    </Box>
  )
}

const line = {
  px: 2.5,
  py: 1,
  display: 'flex',
  alignItems: 'center',
  columnGap: 2,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const
