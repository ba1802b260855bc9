import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { priceText } from '../../../i18n/fr/article-facts'
import { orderedText } from '../../../i18n/fr/line-units'
import { euros, quantityWords } from '../../../i18n/fr/orders'
import { substitutionTexts as texts } from '../../../i18n/fr/substitutions'
import type { OrderAnswer } from '../../../resources/orders/answers'
import { type SubstitutionAnswer, substitutionStates } from '../../../resources/orders/substitution'
import { momentWords } from '../../../resources/schema/date-words'
import { differenceOf } from '../../../resources/schema/exact'
import { useOrderCalls } from '../../trade/use-order-calls'
import { StateBadge } from '../../widgets/StateBadge'
import { useRun } from './use-run'

type Decide = (ids: readonly number[], decision: 'accepted' | 'refused') => void

const gapOf = (now: string, before: string) => {
  const gap = differenceOf(now, before)
  return `${gap.startsWith('-') ? '−' : '+'}${euros(gap.replace('-', ''))}`
}

interface RowProps {
  order: OrderAnswer
  one: SubstitutionAnswer
  mayAnswer: boolean
  isPending: boolean
  decide: Decide
}

/** What is proposed for a line beside what was asked, and the two answers. */
function Row({ order, one, mayAnswer, isPending, decide }: RowProps) {
  const asked = order.lines.find(({ id }) => id === one.order_line_id)
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        py: 1.25,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Box sx={{ fontWeight: 600 }}>{one.label}</Box>
        <Box sx={{ typography: 'body2' }}>
          {[
            quantityWords(one.quantity, one.OrderUnit?.label ?? ''),
            `${priceText(one.price_ht)} / ${one.BillingUnit?.abbreviation || one.BillingUnit?.label.toLowerCase() || ''}`,
          ].join(' · ')}
        </Box>
        {asked && (
          <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
            {texts.insteadOf({ asked: `${asked.label}, ${orderedText(asked)}` })}
          </Box>
        )}
      </Box>
      <Box sx={{ textAlign: 'right', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
        <b>{euros(one.line_ht)}</b>
        {asked && (
          <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
            {texts.gap({ amount: gapOf(one.line_ht, asked.line_ht) })}
          </Box>
        )}
      </Box>
      {mayAnswer && one.state === 'pending' ? (
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button
            variant="contained"
            loading={isPending}
            aria-label={texts.acceptOf({ label: one.label })}
            onClick={() => decide([one.id], 'accepted')}
          >
            {texts.accept}
          </Button>
          <Button
            variant="outlined"
            disabled={isPending}
            aria-label={texts.refuseOf({ label: one.label })}
            onClick={() => decide([one.id], 'refused')}
          >
            {texts.refuse}
          </Button>
        </Box>
      ) : (
        <StateBadge state={substitutionStates[one.state]} />
      )}
    </Box>
  )
}

/** What the supplier proposes instead of articles of the order: accepted or refused line by line, before the delivery. */
export function SubstitutionsCard({ order }: { order: OrderAnswer }) {
  const calls = useOrderCalls()
  const { run, isPending } = useRun()
  const mayAnswer = order.actions.includes('answerSubstitutes')
  const waiting = order.substitutions.filter(({ state }) => state === 'pending')
  const decide: Decide = (ids, decision) =>
    void run(
      () =>
        calls.answerSubstitutes({
          id: order.id,
          decisions: ids.map((id) => ({ id, decision })),
        }),
      texts.said,
    )
  if (order.substitutions.length === 0) return null
  return (
    <Card component="section" aria-label={texts.title} sx={{ p: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 1 }}>
        <Box component="h2" sx={{ typography: 'h4', m: 0, flex: '1 1 auto' }}>
          {texts.title}
        </Box>
        {mayAnswer && waiting.length > 1 && (
          <Button
            loading={isPending}
            onClick={() =>
              decide(
                waiting.map(({ id }) => id),
                'accepted',
              )
            }
          >
            {texts.acceptAll}
          </Button>
        )}
      </Box>
      {mayAnswer && waiting[0] && (
        <Box sx={{ mb: 1 }}>{texts.until({ moment: momentWords(waiting[0].answer_before) })}</Box>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {order.substitutions.map((one) => (
          <Row key={one.id} {...{ order, one, mayAnswer, isPending, decide }} />
        ))}
      </Box>
    </Card>
  )
}
