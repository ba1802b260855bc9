import type { SessionUser } from '../../providers/session-user'

/** Something that this device keeps of a person when the page is closed. */
export interface DeviceKeeper {
  /** What leaving would lose; undefined where nothing waits. */
  warning: (user: SessionUser | undefined) => string | undefined
  /** Takes it from the device, with what waits where that was agreed to. */
  forget: (user: SessionUser | undefined, isAgreed: boolean) => void
  /** Whether a name stays for this person, since what waits there cannot be lost unless that was agreed to. */
  stays: (user: SessionUser | undefined, key: string) => boolean
}

export const keepers: DeviceKeeper[] = []

/** Tells an application of something kept on the device, so that leaving takes it away. */
export const keepsOnDevice = (keeper: DeviceKeeper): void => void keepers.push(keeper)

/** What somebody who leaves would lose. */
export const lossOf = (user: SessionUser | undefined): string | undefined =>
  keepers.map((one) => one.warning(user)).find((text) => text !== undefined)

let isBegun = false

/** The person leaves for the login page, where this page goes itself once the device has forgotten. */
export const beginLeaving = (): void => {
  isBegun = true
}

/** Whether the person is leaving: a call that is refused meanwhile, since its session is over, leads nowhere. */
export const isLeaving = (): boolean => isBegun
