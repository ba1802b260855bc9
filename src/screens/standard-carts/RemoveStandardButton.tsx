import Button from '@mui/material/Button'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { standardTexts as texts } from '../../../i18n/fr/cart-tools'
import type { StandardCartHead } from '../../../resources/orders/tool-answers'
import { forgetStandardCarts, useStandardCalls } from '../../trade/use-tool-calls'
import { ConfirmDialog } from '../../widgets/ConfirmDialog'
import { useAct } from '../../widgets/use-act'

/** « Supprimer » a standard cart; what was ordered from it stays. */
export function RemoveStandardButton({ cart, back }: { cart: StandardCartHead; back: string }) {
  const calls = useStandardCalls()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const { run, isPending } = useAct({ forget: forgetStandardCarts })
  const remove = () =>
    run(() => calls.remove({ id: cart.id }), texts.removed, {
      after: () => navigate(back),
      refused: () => setAsking(false),
    })
  return (
    <>
      <Button color="error" onClick={() => setAsking(true)}>
        {texts.remove}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={texts.removeTitle({ label: cart.label })}
        confirmLabel={texts.remove}
        dangerous
        pending={isPending}
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
