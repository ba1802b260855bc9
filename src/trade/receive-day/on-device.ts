import { receiveDayTexts as texts } from '../../../i18n/fr/receive-day'
import { personOf } from '../../../providers/person-of'
import type { DeviceKeeper } from '../../layout/leaving'
import { forgetReceptions, waitingOf } from '../device-receptions'

/** Receptions stand on the device of who signs them: they go with the session, those that wait once that was said. */
export const receptionsOnDevice: DeviceKeeper = {
  warning: (user) => {
    const { length } = waitingOf(personOf(user))
    return length ? texts.leaving({ smart_count: length }) : undefined
  },
  stays: (user, key) => /^reception(Order|sWaiting)?\./.test(key) && waitingOf(personOf(user)).length > 0,
  forget: (user, isAgreed) => forgetReceptions(personOf(user), { waiting: isAgreed }),
}
