import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { standardTexts as texts } from '../../../i18n/fr/cart-tools'
import type { StandardCartHead } from '../../../resources/orders/tool-answers'
import { useStandardCalls } from '../../trade/use-tool-calls'
import { ConfirmDialog } from '../../widgets/ConfirmDialog'
import { toast } from '../../widgets/toast-store'

/** « Supprimer » a standard cart; what was ordered from it stays. */
export function RemoveStandardButton({ cart, back }: { cart: StandardCartHead; back: string }) {
  const calls = useStandardCalls()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const [isPending, setPending] = useState(false)
  async function remove() {
    setPending(true)
    try {
      await calls.remove(cart.id)
      toast.success(texts.removed)
      await queries.invalidateQueries({ queryKey: ['standard-carts'] })
      navigate(back)
    } catch {
      setAsking(false)
    } finally {
      setPending(false)
    }
  }
  return (
    <>
      <Button color="error" onClick={() => setAsking(true)}>
        {texts.remove}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={texts.removeTitle(cart.label)}
        confirmLabel={texts.remove}
        dangerous
        pending={isPending}
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
