import { type ComponentProps, lazy, Suspense } from 'react'
import { untilThere } from '../../widgets/until-there'

const LockDialog = lazy(async () => ({
  default: (await untilThere(() => import('./LockDialog'))).LockDialog,
}))

/** What somebody else has saved meanwhile, beside what is typed, once its code has come: few saves meet it. */
export const LaterLock = (props: ComponentProps<typeof LockDialog>) => (
  <Suspense>
    <LockDialog {...props} />
  </Suspense>
)
