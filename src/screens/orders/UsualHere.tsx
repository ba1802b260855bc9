import Add from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { toolTexts as texts } from '../../../i18n/fr/cart-tools'
import { euros, quantityWords } from '../../../i18n/fr/orders'
import type { OrderAnswer } from '../../../resources/orders/answers'
import { usualSpan } from '../../trade/SpanSelect'
import { type Suggestion, useSuggestions } from './use-suggestions'
import { usualAmount } from './use-usual'

/** How many articles are proposed at once. */
const most = 3

interface Props {
  order: OrderAnswer
}

/** What one usually buys of a supplier whose minimum or port is not reached: each is added in one press. */
export function UsualHere({ order }: Props) {
  const { missing, take, isPending } = useSuggestions(order, order.supplier_id ?? 0, usualSpan)
  if (!missing?.length) return null
  const add = (one: Suggestion) => void take([one], () => undefined)
  return (
    <Box component="section" aria-label={texts.usualHere}>
      <Box sx={{ typography: 'body2', fontWeight: 600, mb: 0.5 }}>{texts.usualHere}</Box>
      <Box sx={{ display: 'grid', gap: 0.5 }}>
        {missing.slice(0, most).map((one) => {
          const { habit, wanted } = one
          return (
            <Button
              key={habit.article_id}
              size="small"
              variant="outlined"
              startIcon={<Add />}
              disabled={isPending}
              sx={{ justifyContent: 'start', textAlign: 'left' }}
              onClick={() => add(one)}
            >
              <span>
                {habit.label}
                <Box component="span" sx={{ display: 'block', typography: 'caption', fontWeight: 400 }}>
                  {[quantityWords(wanted, habit.unit), euros(usualAmount(habit, wanted))].join(' · ')}
                </Box>
              </span>
            </Button>
          )
        })}
      </Box>
    </Box>
  )
}
