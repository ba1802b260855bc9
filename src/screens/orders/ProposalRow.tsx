import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { priceText } from '../../../i18n/fr/article-facts'
import { toolTexts as texts } from '../../../i18n/fr/cart-tools'
import { euros } from '../../../i18n/fr/orders'
import type { OptimiseProposal } from '../../../resources/orders/tool-answers'
import { OfferedArticle } from '../../trade/OfferedArticle'
import { Badge } from '../../widgets/Badge'

interface Props {
  proposal: OptimiseProposal
  isPending: boolean
  onAccept: () => void
}

/** A cheaper article, what it saves, and what the change does to both suppliers' terms. */
export function ProposalRow({ proposal, isPending, onAccept }: Props) {
  return (
    <OfferedArticle
      proposal={proposal}
      facts={texts.comparable({ price: priceText(proposal.comparable) })}
      badge={proposal.same_supplier && <Badge tone="blue" label={texts.sameSupplier} />}
      difference={
        <Box sx={{ color: 'success.main', fontWeight: 600, typography: 'body2' }}>
          {texts.saves({ amount: euros(proposal.saving_ht) })}
        </Box>
      }
      action={
        <Button variant="outlined" loading={isPending} onClick={onAccept}>
          {texts.replace}
        </Button>
      }
    >
      {proposal.effects.map((effect) => (
        <div key={effect}>{effect}</div>
      ))}
    </OfferedArticle>
  )
}
