import { keepNoDrafts } from '../../providers/device-drafts'
import type { SessionUser } from '../../providers/session-user'
import { keepers } from './leaving'

export { sweepDrafts } from '../../providers/device-drafts'

/** How this device shows things, whoever is in front of it. */
const ofDevice = /^(color-mode|mui-.*|sideNavOpened|keysWithAlt|receptionsKept)$/
/** `typed.12.supplier 3`, `portail-achats.12.list`: the second part of a name says whose it is; `12-as` acts as that person. */
const personIn = (key: string) => /^[^.]+\.(\d+(?:-as)?)(?:\.|$)/.exec(key)?.[1]

/** Whether leaving takes a name away: all that is neither the device's nor, by its name, somebody else's. */
function goesWith(key: string, user: Pick<SessionUser, 'id' | 'isImpersonated'> | undefined): boolean {
  if (ofDevice.test(key)) return false
  const person = personIn(key)
  if (person === undefined || !user) return person === undefined
  return person === `${user.id}-as` || (!user.isImpersonated && person === String(user.id))
}

/** Takes from this device whatever it keeps of somebody who leaves. */
export function forgetOnDevice(user: SessionUser | undefined, isAgreed: boolean): void {
  keepNoDrafts()
  for (const one of keepers) one.forget(user, isAgreed)
  const { localStorage, sessionStorage } = window
  for (const key of Object.keys(localStorage))
    if (goesWith(key, user) && !keepers.some((one) => one.stays(user, key))) localStorage.removeItem(key)
  sessionStorage.clear()
}
