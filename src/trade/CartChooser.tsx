import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState, useSyncExternalStore } from 'react'
import { euros } from '../../i18n/fr/orders'
import { shopTexts } from '../../i18n/fr/shop'
import { frenchDay } from '../../resources/schema/date-text'
import { DayInput } from '../widgets/DayInput'
import { Modal } from '../widgets/Modal'
import type { Choosing, Quantities } from './cart-quantities'

function Options({ choosing, store }: { choosing: Choosing; store: Quantities }) {
  const [day, setDay] = useState<string | null>(null)
  return (
    <Modal
      open
      title={shopTexts.chooseCart}
      onClose={() => store.choose(undefined)}
      actions={
        <Button
          variant="contained"
          disabled={!day}
          onClick={() => store.choose({ ask_delivery_date: day ?? '' })}
        >
          {shopTexts.otherDay}
        </Button>
      }
    >
      <p>{shopTexts.chooseCartText}</p>
      <Box sx={{ display: 'grid', gap: 1, mb: 2 }}>
        {choosing.options.map((cart, index) => (
          <Button
            key={cart.id}
            autoFocus={index === 0}
            variant="outlined"
            sx={{ justifyContent: 'space-between', textAlign: 'left' }}
            onClick={() => store.choose({ order_id: cart.id })}
          >
            <span>{shopTexts.cartOf({ number: cart.number, day: frenchDay(cart.ask_delivery_date) })}</span>
            <span>
              {shopTexts.cartLines({ smart_count: cart.lines_nb })} · {euros(cart.order_total_ht)}
            </span>
          </Button>
        ))}
      </Box>
      <DayInput label={shopTexts.otherDay} value={day} onChange={setDay} />
    </Modal>
  )
}

/** Asks in which cart, or for which day, when several carts are open at the supplier (domain §5.3). */
export function CartChooser({ store }: { store: Quantities }) {
  const choosing = useSyncExternalStore(store.subscribe, store.choosing)
  return choosing ? <Options choosing={choosing} store={store} /> : null
}
