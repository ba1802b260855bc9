import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { priceText } from '../../../i18n/fr/article-facts'
import { toolTexts } from '../../../i18n/fr/cart-tools'
import { quantityWords } from '../../../i18n/fr/orders'
import { substitutionTexts as texts } from '../../../i18n/fr/substitutions'
import type { OrderLineAnswer } from '../../../resources/orders/answer-parts'
import type { OrderAnswer } from '../../../resources/orders/answers'
import type { OptimiseProposal } from '../../../resources/orders/tool-answers'
import { frenchDay } from '../../../resources/schema/date-text'
import { useOrderAct } from '../../trade/forget-orders'
import { OfferedArticle } from '../../trade/OfferedArticle'
import { givenOf } from '../../trade/use-member'
import { useOrderCalls } from '../../trade/use-order-calls'
import { useToolCalls } from '../../trade/use-tool-calls'
import { ErrorState } from '../../widgets/ErrorState'
import { Modal } from '../../widgets/Modal'
import { TableSkeleton } from '../../widgets/TableSkeleton'

interface Props {
  order: OrderAnswer
  line: OrderLineAnswer
  member: { id: number; isGroup: boolean }
  onClose: () => void
}

/** « Trouver un équivalent », « Commander ailleurs »: what the supplier will not bring goes into a cart of that day. */
export function ElsewhereDialog({ order, line, member, onClose }: Props) {
  const [tools, carts] = [useToolCalls(), useOrderCalls()]
  const { run, isPending } = useOrderAct()
  const [ordering, setOrdering] = useState<number>()
  const { data, error, refetch } = useQuery({
    queryKey: ['order', order.id, 'elsewhere', line.id],
    queryFn: ({ signal }) => tools.elsewhere({ id: order.id, line_id: line.id }, { signal }),
  })
  const day = order.ask_delivery_date
  async function put({ article_id, quantity }: OptimiseProposal) {
    setOrdering(article_id)
    const done = await run(
      () =>
        carts.addLine({
          ...givenOf(member),
          article_id,
          quantity,
          ask_delivery_date: day,
          ...(order.delivery_adherent_id ? { delivery_adherent_id: order.delivery_adherent_id } : {}),
        }),
      (cart) =>
        'number' in cart ? texts.put({ cart: cart.number, day: frenchDay(cart.ask_delivery_date) }) : '',
    )
    if (done) onClose()
  }
  return (
    <Modal open size="md" title={texts.findTitle({ label: line.label })} onClose={onClose}>
      {error && <ErrorState text={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <TableSkeleton rows={3} columns={3} />}
      {data && (
        <Box sx={{ mb: 1 }}>
          {texts.lack({
            quantity: quantityWords(data.lack, line.OrderUnit?.label ?? ''),
            day: frenchDay(day),
          })}
        </Box>
      )}
      {data?.proposals.length === 0 && (
        <>
          <p>{texts.noEquivalent}</p>
          <Button component={Link} to={line.catalog_id === 2 ? '/catalogs/non-food' : '/catalogs/food'}>
            {texts.inCatalog}
          </Button>
        </>
      )}
      {data?.proposals.map((one) => (
        <OfferedArticle
          key={one.article_id}
          proposal={one}
          facts={toolTexts.comparable({ price: priceText(one.comparable) })}
          action={
            <Button
              variant="outlined"
              loading={isPending && ordering === one.article_id}
              aria-label={texts.elsewhereOf({ label: one.label, supplier: one.supplier })}
              onClick={() => void put(one)}
            >
              {one.same_supplier ? texts.here : texts.elsewhere}
            </Button>
          }
        />
      ))}
    </Modal>
  )
}
