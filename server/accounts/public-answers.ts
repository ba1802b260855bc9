/** A public answer about accounts leaves after this long, whatever was done: it tells nothing about them. In milliseconds. */
export const answerTime = 300

/** Waits so many milliseconds. */
export const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** How long a link is good, in French: « 3 jours », « 15 minutes ». */
export const lifetimeText = (milliseconds: number): string => {
  if (milliseconds < 3_600_000) return `${milliseconds / 60_000} minutes`
  const hours = milliseconds / 3_600_000
  return hours % 24 === 0 ? `${hours / 24} jours` : `${hours} heures`
}
