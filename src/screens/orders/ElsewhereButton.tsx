import Button from '@mui/material/Button'
import { lazy, Suspense, useState } from 'react'
import { substitutionTexts as texts } from '../../../i18n/fr/substitutions'
import type { OrderLineAnswer } from '../../../resources/orders/answer-parts'
import type { OrderAnswer } from '../../../resources/orders/answers'
import { isAt } from '../../../resources/orders/states'
import { useAllowed } from '../../fields/engine'

const ElsewhereDialog = lazy(async () => ({
  default: (await import('./ElsewhereDialog')).ElsewhereDialog,
}))

interface Props {
  order: OrderAnswer
  line: OrderLineAnswer
  member: { id: number; isGroup: boolean }
}

/** Beside a line of which the supplier brings less, while the order has not come. */
export function ElsewhereButton({ order, line, member }: Props) {
  const may = useAllowed()
  const [isOpen, setOpen] = useState(false)
  const isShort = line.confirmed_state === 'short' || line.confirmed_state === 'missing'
  if (!isShort || !may('addCartArticle') || order.is_cancelled || !isAt(order.status, 'sent')) return null
  return (
    <>
      <Button size="small" aria-label={texts.findOf({ label: line.label })} onClick={() => setOpen(true)}>
        {texts.find}
      </Button>
      {isOpen && (
        <Suspense>
          <ElsewhereDialog order={order} line={line} member={member} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
