const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]

/** « 3 j 4 h », « 2 h 05 », « 12 min »: the time between the server's moment and the limit. */
export function leftText(limit: string | null, now: string): string {
  const left = limit ? Math.max(0, new Date(limit).getTime() - new Date(now).getTime()) : 0
  if (left >= day) return `${Math.floor(left / day)} j ${Math.floor((left % day) / hour)} h`
  const minutes = Math.floor((left % hour) / minute)
  if (left >= hour) return `${Math.floor(left / hour)} h ${String(minutes).padStart(2, '0')}`
  return `${minutes} min`
}
