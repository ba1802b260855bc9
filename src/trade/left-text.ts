import { timeLeft } from '../../i18n/fr/carts'

/** « 3 j 4 h », « 2 h 05 », « 12 min »: the time between the server's moment and the limit. */
export const leftText = (limit: string | null, now: string): string =>
  timeLeft(limit ? Date.parse(limit) - Date.parse(now) : 0)
