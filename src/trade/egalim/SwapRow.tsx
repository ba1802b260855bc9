import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { egalimCartTexts as texts } from '../../../i18n/fr/egalim-cart'
import { euros, quantityWords } from '../../../i18n/fr/orders'
import type { EgalimSwap } from '../../../resources/egalim/answers'
import { frenchDecimal } from '../../../resources/schema/decimal-text'
import { Badge } from '../../widgets/Badge'

function costText(cost: string): string {
  if (/^-?0\.00$/.test(cost)) return texts.same
  return cost.startsWith('-') ? texts.saves(euros(cost.slice(1))) : texts.costs(euros(cost))
}

interface Props {
  swap: EgalimSwap
  isPending: boolean
  onAccept: () => void
}

/** An article that counts in place of a line: what it costs, the points that it gains, and what it does to both suppliers' terms. */
export function SwapRow({ swap: { label, line_ht, proposal, cost_ht, points }, isPending, onAccept }: Props) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 260px', typography: 'body2' }}>
        <b>{proposal.label}</b>
        <Box sx={{ color: 'text.secondary' }}>
          {[proposal.supplier, quantityWords(proposal.quantity, proposal.unit)].join(' · ')}
        </Box>
        <div>{texts.instead(label, euros(line_ht))}</div>
        {proposal.effects.map((effect) => (
          <div key={effect}>{effect}</div>
        ))}
      </Box>
      <Badge tone="green" label={texts.points(frenchDecimal(points))} />
      <Box sx={{ textAlign: 'right', whiteSpace: 'nowrap' }}>
        <b>{euros(proposal.line_ht)}</b>
        <Box sx={{ color: 'text.secondary', typography: 'body2' }}>{costText(cost_ht)}</Box>
      </Box>
      <Button
        variant="outlined"
        loading={isPending}
        aria-label={texts.replaceBy(label, proposal.label)}
        onClick={onAccept}
      >
        {texts.replace}
      </Button>
    </Box>
  )
}
