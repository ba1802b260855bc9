import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { egalimCartTexts as texts } from '../../../i18n/fr/egalim-cart'
import { euros } from '../../../i18n/fr/orders'
import type { EgalimSwap } from '../../../resources/egalim/answers'
import { decimalText } from '../../../resources/schema/decimal-text'
import { Badge } from '../../widgets/Badge'
import { OfferedArticle } from '../OfferedArticle'

function costText(cost: string): string {
  if (/^-?0\.00$/.test(cost)) return texts.same
  return cost.startsWith('-')
    ? texts.saves({ amount: euros(cost.slice(1)) })
    : texts.costs({ amount: euros(cost) })
}

interface Props {
  swap: EgalimSwap
  isPending: boolean
  onAccept: () => void
}

/** An article that counts in place of a line: what it costs, the points that it gains, and what it does to both suppliers' terms. */
export function SwapRow({ swap: { label, line_ht, proposal, cost_ht, points }, isPending, onAccept }: Props) {
  return (
    <OfferedArticle
      proposal={proposal}
      badge={<Badge tone="green" label={texts.points({ points: decimalText(points) })} />}
      difference={<Box sx={{ color: 'text.secondary', typography: 'body2' }}>{costText(cost_ht)}</Box>}
      action={
        <Button
          variant="outlined"
          loading={isPending}
          aria-label={texts.replaceBy({ label, by: proposal.label })}
          onClick={onAccept}
        >
          {texts.replace}
        </Button>
      }
    >
      <div>{texts.instead({ label, amount: euros(line_ht) })}</div>
      {proposal.effects.map((effect) => (
        <div key={effect}>{effect}</div>
      ))}
    </OfferedArticle>
  )
}
