import Button from '@mui/material/Button'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { standardTexts as texts } from '../../../i18n/fr/cart-tools'
import type { StandardCartHead } from '../../../resources/orders/tool-answers'
import { useAllowed } from '../../fields/engine'
import { useStandardCalls } from '../../trade/use-tool-calls'
import { toast } from '../../widgets/toast-store'
import { LabelDialog } from './LabelDialog'
import type { StandardScope } from './scope'

/** « Cloner »: a copy of one's own under another name (domain §5.12). */
export function CloneStandardButton({ cart, scope }: { cart: StandardCartHead; scope: StandardScope }) {
  const calls = useStandardCalls()
  const allowed = useAllowed()
  const navigate = useNavigate()
  const [isNaming, setNaming] = useState(false)
  if (!allowed(scope.clone)) return null
  async function clone(label: string) {
    try {
      const { id } = await calls.clone(cart.id, label)
      toast.success(texts.cloned)
      setNaming(false)
      navigate(`${scope.path}/${id}`)
    } catch {
      // Told by the wire.
    }
  }
  return (
    <>
      <Button aria-label={texts.cloneOf(cart.label)} onClick={() => setNaming(true)}>
        {texts.clone}
      </Button>
      {isNaming && (
        <LabelDialog
          title={texts.cloneTitle(cart.label)}
          confirmLabel={texts.clone}
          initial={texts.copyOf(cart.label)}
          onConfirm={clone}
          onClose={() => setNaming(false)}
        />
      )}
    </>
  )
}
