import Typography from '@mui/material/Typography'
import { egalimCartTexts as texts } from '../../../i18n/fr/egalim-cart'
import type { OrderAnswer } from '../../../resources/orders/answers'
import { CartSwaps, useCartEgalim } from '../../trade/egalim/CartSwaps'
import { EgalimShares } from '../../trade/egalim/EgalimShares'
import { ErrorState } from '../../widgets/ErrorState'
import { Modal } from '../../widgets/Modal'
import { TableSkeleton } from '../../widgets/TableSkeleton'

/** The EGAlim shares of a cart and of the year with it, and the articles that would raise them at the least cost, one click each. */
export function EgalimDialog({ order: { id }, onClose }: { order: OrderAnswer; onClose: () => void }) {
  const { data, error, refetch } = useCartEgalim(id)
  return (
    <Modal open size="md" title={texts.title} onClose={onClose}>
      {error && <ErrorState text={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <TableSkeleton rows={3} columns={4} />}
      {data && (
        <>
          <EgalimShares found={data} />
          <Typography variant="h3" sx={{ mt: 3, mb: 1 }}>
            {texts.swaps}
          </Typography>
          <CartSwaps id={id} />
        </>
      )}
    </Modal>
  )
}
