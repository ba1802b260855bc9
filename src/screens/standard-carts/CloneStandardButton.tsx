import Button from '@mui/material/Button'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { standardTexts as texts } from '../../../i18n/fr/cart-tools'
import type { StandardCartHead } from '../../../resources/orders/tool-answers'
import { useAllowed } from '../../fields/engine'
import { forgetStandardCarts, useStandardCalls, useStandardOwner } from '../../trade/use-tool-calls'
import { useAct } from '../../widgets/use-act'
import { LabelDialog } from './LabelDialog'
import type { StandardScope } from './scope'

/** « Cloner »: a copy of one's own under another name (domain §5.12). */
export function CloneStandardButton({ cart, scope }: { cart: StandardCartHead; scope: StandardScope }) {
  const calls = useStandardCalls()
  const owner = useStandardOwner()
  const allowed = useAllowed()
  const navigate = useNavigate()
  const [isNaming, setNaming] = useState(false)
  const { run, isPending } = useAct({ forget: forgetStandardCarts })
  if (!allowed(scope.clone)) return null
  const clone = (label: string) =>
    void run(() => calls.clone({ id: cart.id, ...owner, label }), texts.cloned, {
      after: ({ id }) => {
        setNaming(false)
        navigate(`${scope.path}/${id}`)
      },
    })
  return (
    <>
      <Button aria-label={texts.cloneOf({ label: cart.label })} onClick={() => setNaming(true)}>
        {texts.clone}
      </Button>
      {isNaming && (
        <LabelDialog
          title={texts.cloneTitle({ label: cart.label })}
          confirmLabel={texts.clone}
          initial={texts.copyOf({ label: cart.label })}
          isPending={isPending}
          onConfirm={clone}
          onClose={() => setNaming(false)}
        />
      )}
    </>
  )
}
