import AddShoppingCart from '@mui/icons-material/AddShoppingCart'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { Link } from 'react-router'
import { standardTexts as texts } from '../../../i18n/fr/cart-tools'
import type { OrderStandardAnswer, StandardCartHead } from '../../../resources/orders/tool-answers'
import { useAllowed } from '../../fields/engine'
import { useOrderAct } from '../../trade/forget-orders'
import { givenOf, useMember } from '../../trade/use-member'
import { useStandardCalls } from '../../trade/use-tool-calls'
import { Modal } from '../../widgets/Modal'

function Report({
  label,
  answer,
  onClose,
}: {
  label: string
  answer: OrderStandardAnswer
  onClose: () => void
}) {
  const { carts, ignored } = answer
  return (
    <Modal
      open
      title={texts.orderTitle({ label })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{texts.close}</Button>
          {carts.length > 0 && (
            <Button component={Link} to="/carts/in-progress" variant="contained" autoFocus>
              {texts.seeCarts}
            </Button>
          )}
        </>
      }
    >
      {carts.length === 0 && <p>{texts.nothing}</p>}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {carts.map(({ id, number, supplier, added }) => (
          <li key={id}>{texts.filled({ smart_count: added, supplier, ofNumber: number })}</li>
        ))}
      </Box>
      {ignored.length > 0 && (
        <>
          <Box component="h3" sx={{ typography: 'h4', mt: 2, mb: 1, color: 'warning.main' }}>
            {texts.ignored}
          </Box>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {ignored.map(({ label, reason }) => (
              <li key={label}>
                {label} : {reason}
              </li>
            ))}
          </Box>
        </>
      )}
    </Modal>
  )
}

/** « Commander »: fills the carts, and tells what was left out and why. */
export function OrderStandardButton({ cart }: { cart: StandardCartHead }) {
  const calls = useStandardCalls()
  const member = useMember()
  const allowed = useAllowed()
  const [answer, setAnswer] = useState<OrderStandardAnswer>()
  const { run, isPending } = useOrderAct()
  const mayOrder = allowed('orderFoodFromStandardCart') || allowed('orderNonFoodFromStandardCart')
  if (!mayOrder || !cart.active) return null
  const order = () =>
    run(() => calls.order({ id: cart.id, ...givenOf(member) }), undefined, { after: setAnswer })
  return (
    <>
      <Button
        variant="contained"
        startIcon={<AddShoppingCart />}
        loading={isPending}
        loadingPosition="start"
        disabled={cart.lines_nb === 0}
        aria-label={texts.orderOf({ label: cart.label })}
        onClick={() => void order()}
      >
        {texts.order}
      </Button>
      {answer && <Report label={cart.label} answer={answer} onClose={() => setAnswer(undefined)} />}
    </>
  )
}
