import { pressTexts } from '../../i18n/fr/presses'
import { personOf } from '../../providers/person-of'
import type { DeviceKeeper } from '../layout/leaving'
import { waitingPresses } from './presses'

/** Quantities that wait to be sent go with who leaves. */
export const pressesOnDevice: DeviceKeeper = {
  warning: (user) => {
    const { length } = waitingPresses.of(personOf(user))
    return length ? pressTexts.leaving({ smart_count: length }) : undefined
  },
  stays: () => false,
  forget: (user) => void waitingPresses.put(personOf(user), []),
}
