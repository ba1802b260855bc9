import { pressTexts } from '../../../i18n/fr/presses'
import { receiveDayTexts as texts } from '../../../i18n/fr/receive-day'
import { personOf } from '../../../providers/person-of'
import type { DeviceKeeper } from '../../layout/leaving'
import { forgetReceptions, waitingOf } from '../device-receptions'
import { waitingPresses } from '../presses'

/** Quantities that wait to be sent go with who leaves. */
export const pressesOnDevice: DeviceKeeper = {
  warning: (user) => {
    const { length } = waitingPresses.of(personOf(user))
    return length ? pressTexts.leaving({ smart_count: length }) : undefined
  },
  stays: () => false,
  forget: (user) => void waitingPresses.put(personOf(user), []),
}

/** Receptions stand on the device of who signs them: they go with the session, those that wait once that was said. */
export const receptionsOnDevice: DeviceKeeper = {
  warning: (user) => {
    const { length } = waitingOf(personOf(user))
    return length ? texts.leaving({ smart_count: length }) : undefined
  },
  stays: (user, key) => /^reception(Order|sWaiting)?\./.test(key) && waitingOf(personOf(user)).length > 0,
  forget: (user, isAgreed) => forgetReceptions(personOf(user), { waiting: isAgreed }),
}
