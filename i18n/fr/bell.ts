const counts = {
  unread: ['Aucune notification non lue', '1 notification non lue', 'notifications non lues'],
  all: ['Aucune notification', '1 notification', 'notifications'],
} as const

/** « Aucune notification non lue », « 1 notification non lue », « 4 notifications non lues ». */
export function countBox(which: keyof typeof counts, n: number): string {
  const [none, one, many] = counts[which]
  return n === 0 ? none : n === 1 ? one : `${n.toLocaleString('fr-FR')} ${many}`
}

/** The name of the bell of the top bar. */
export const bellLabel = (unread: number): string => `Notifications : ${countBox('unread', unread)}`
