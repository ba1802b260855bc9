import { browserClock } from './clock'
import type { Http } from './http'
import { deviceKey as key } from './push-key'

/** Whose notifications this browser shows, and under which number the server knows it. */
export interface KeptDevice {
  user: number
  device: number
}

const path = '/notification/devices'
/** Milliseconds that the browser's worker, or its service, is waited for. */
const patience = 2000

const inTime = <T>(work: Promise<T>): Promise<T | undefined> =>
  Promise.race([work, new Promise<undefined>((done) => browserClock.later(patience, () => done(undefined)))])

/** Whether this browser may show notifications: it cannot, the person has refused, it does not yet, it does. */
export type PushState = 'unsupported' | 'refused' | 'off' | 'on'

/** What the server told of the device when it came. */
export function keptDevice(): KeptDevice | undefined {
  const [user, device] = (window.localStorage.getItem(key) ?? '').split(':').map(Number)
  return user && device ? { user, device } : undefined
}

async function registrationOf(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return undefined
  return inTime(navigator.serviceWorker.ready)
}

/** What the browser says, without asking the person anything. `devices` are those that the server knows of the person. */
export async function pushState(user: number, devices: readonly number[]): Promise<PushState> {
  const registration = await registrationOf()
  if (!registration) return 'unsupported'
  const { state } = await navigator.permissions.query({ name: 'notifications' })
  if (state === 'denied') return 'refused'
  const kept = keptDevice()
  const isKnown = kept?.user === user && devices.includes(kept.device)
  return isKnown && (await registration.pushManager.getSubscription()) ? 'on' : 'off'
}

/** Asks the person, then the browser's service; answers what the server needs, or what it has come to without it. */
export async function subscribe(
  applicationServerKey: string,
): Promise<{ endpoint: string; p256dh: string; auth: string } | 'unsupported' | 'refused' | 'off'> {
  const registration = await registrationOf()
  if (!registration) return 'unsupported'
  const answer = await Notification.requestPermission()
  if (answer !== 'granted') return answer === 'denied' ? 'refused' : 'off'
  await (await registration.pushManager.getSubscription())?.unsubscribe()
  const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })
  const { endpoint = '', keys = {} } = made.toJSON()
  return { endpoint, p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' }
}

/** Tells the server, and keeps whose device this is now. */
export async function addDevice(http: Http, user: number, asked: object): Promise<void> {
  const { id } = await http.post<{ id: number }>(path, asked, { quiet: ['err400', 'err409'] })
  window.localStorage.setItem(key, `${user}:${id}`)
}

/** This browser shows nobody's notifications any more: what is still sent to it is refused by its service. */
export async function leaveDevice(http: Http): Promise<void> {
  const kept = keptDevice()
  if (!kept) return
  window.localStorage.removeItem(key)
  const unsubscribe = async () =>
    (await (await registrationOf())?.pushManager.getSubscription())?.unsubscribe()
  const told = http.delete(`${path}/${kept.device}`, { on401: 'pass', quiet: true })
  await inTime(Promise.allSettled([unsubscribe(), told]))
}
