const days = new Intl.DateTimeFormat('fr-FR', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})
const moments = new Intl.DateTimeFormat('fr-FR', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Paris',
})

/** « mercredi 8 avril ». */
export const longDay = (day: string): string => days.format(new Date(`${day}T00:00:00Z`))

/** « mardi 7 avril à 12:00 ». */
export const longMoment = (moment: string): string => moments.format(new Date(moment))
