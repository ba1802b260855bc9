import AddShoppingCart from '@mui/icons-material/AddShoppingCart'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { type SubmitEvent, useState } from 'react'
import { outsideTexts as texts } from '../../../../i18n/fr/outside'
import { decimalText } from '../../../../resources/schema/decimal-text'
import { parseDecimal } from '../../../../resources/schema/reading/numbers'
import { useAllowed } from '../../../fields/engine'
import { useAdherent } from '../../../layout/adherent-context'
import { useOrderAct } from '../../../trade/forget-orders'
import { givenOf } from '../../../trade/use-member'
import { useOrderCalls } from '../../../trade/use-order-calls'
import type { OutsideProduct } from './use-outside'

/** Puts a quantity of a product outside the catalogues into the cart of its supplier (domain §5.3). */
export function OrderOutside({ product }: { product: OutsideProduct }) {
  const calls = useOrderCalls()
  const { selected } = useAdherent()
  const mayOrder = useAllowed()('addCartArticle')
  const [typed, setTyped] = useState('1')
  const { run, isPending } = useOrderAct()
  if (!mayOrder || !selected) return null
  const quantity = parseDecimal(typed, 'quantity')
  const isGood = /^\d{1,6}(\.\d{1,3})?$/.test(quantity) && Number(quantity) > 0

  function add(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!isGood || !selected) return
    const line = { product_not_in_catalog_id: product.id, quantity, nearest: true }
    void run(
      () => calls.addLine({ ...givenOf(selected), ...line }),
      texts.ordered({ quantity: decimalText(quantity), label: product.label }),
    )
  }
  return (
    <Box component="form" noValidate onSubmit={add} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <TextField
        size="small"
        value={typed}
        error={!isGood}
        onChange={({ target }) => setTyped(target.value)}
        slotProps={{
          htmlInput: {
            'aria-label': texts.quantityOf({ label: product.label }),
            inputMode: 'decimal',
            maxLength: 10,
          },
        }}
        sx={{ width: 84 }}
      />
      <Button
        type="submit"
        variant="outlined"
        size="small"
        startIcon={<AddShoppingCart />}
        disabled={!isGood}
        loading={isPending}
        aria-label={texts.actionOn({ verb: texts.order, label: product.label })}
      >
        {texts.order}
      </Button>
    </Box>
  )
}
