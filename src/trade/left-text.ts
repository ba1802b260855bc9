import { differenceInMinutes } from 'date-fns/differenceInMinutes'

/** « 3 j 4 h », « 2 h 05 », « 12 min »: the time between the server's moment and the limit. */
export function leftText(limit: string | null, now: string): string {
  const left = limit ? Math.max(0, differenceInMinutes(limit, now)) : 0
  const [hours, minutes] = [Math.floor(left / 60), left % 60]
  if (hours >= 24) return `${Math.floor(hours / 24)} j ${hours % 24} h`
  return hours > 0 ? `${hours} h ${String(minutes).padStart(2, '0')}` : `${minutes} min`
}
