import { OneById } from '../OneById'
import { useStandardCalls } from '../orders/use-tool-calls'
import { useMember } from '../shop/use-member'
import { StandardCartPage } from './StandardCartPage'
import type { StandardScope } from './scope'

/** A standard cart by its number. */
export function StandardCartScreen({ scope }: { scope: StandardScope }) {
  const calls = useStandardCalls()
  const member = useMember()
  return (
    <OneById queryKey={['standard-cart']} variant={member} read={calls.one} isShared>
      {(cart, id) => <StandardCartPage key={`${id} ${cart.lock_version}`} cart={cart} scope={scope} />}
    </OneById>
  )
}
