import { type ComponentProps, lazy, Suspense } from 'react'
import { untilThere } from '../../widgets/until-there'

const LiveBar = lazy(async () => ({ default: (await untilThere(() => import('./LiveBar'))).LiveBar }))

/** What a form says of others at its record, once its code has come: typing waits for none of it. */
export const LiveRecord = (props: ComponentProps<typeof LiveBar>) => (
  <Suspense>
    <LiveBar {...props} />
  </Suspense>
)
