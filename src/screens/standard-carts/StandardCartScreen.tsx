import { useMember } from '../../trade/use-member'
import { useStandardCalls, useStandardOwner } from '../../trade/use-tool-calls'
import { OneById } from '../OneById'
import { StandardCartPage } from './StandardCartPage'
import type { StandardScope } from './scope'

/** A standard cart by its number. */
export function StandardCartScreen({ scope }: { scope: StandardScope }) {
  const calls = useStandardCalls()
  const owner = useStandardOwner()
  const member = useMember()
  return (
    <OneById
      queryKey={['standard-cart']}
      variant={member}
      read={(id, signal) => calls.one({ id, ...owner }, { signal })}
      isShared
    >
      {(cart, id) => <StandardCartPage key={`${id} ${cart.lock_version}`} cart={cart} scope={scope} />}
    </OneById>
  )
}
