import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { toolTexts as texts } from '../../../i18n/fr/cart-tools'
import { euros, quantityWords } from '../../../i18n/fr/orders'
import type { OptimiseProposal } from '../../../resources/orders/tool-answers'
import { priceText } from '../../trade/article-facts'
import { Badge } from '../../widgets/Badge'

/** A cheaper article, what it saves, and what the change does to both suppliers' terms. */
export function ProposalRow({
  proposal,
  isPending,
  onAccept,
}: {
  proposal: OptimiseProposal
  isPending: boolean
  onAccept: () => void
}) {
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
          {[
            proposal.supplier,
            quantityWords(proposal.quantity, proposal.unit),
            texts.comparable(priceText(proposal.comparable)),
          ].join(' · ')}
        </Box>
        {proposal.effects.map((effect) => (
          <div key={effect}>{effect}</div>
        ))}
      </Box>
      {proposal.same_supplier && <Badge tone="blue" label={texts.sameSupplier} />}
      <Box sx={{ textAlign: 'right', whiteSpace: 'nowrap' }}>
        <b>{euros(proposal.line_ht)}</b>
        <Box sx={{ color: 'success.main', fontWeight: 600, typography: 'body2' }}>
          {texts.saves(euros(proposal.saving_ht))}
        </Box>
      </Box>
      <Button variant="outlined" loading={isPending} onClick={onAccept}>
        {texts.replace}
      </Button>
    </Box>
  )
}
