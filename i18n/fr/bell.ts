import { spoken } from '../../resources/schema/marks'
import { texts } from '../../resources/schema/texts'

export const bellTexts = texts('bell', {
  unread: ['Aucune notification non lue', '1 notification non lue', 'notifications non lues'],
  all: ['Aucune notification', '1 notification', 'notifications'],
  label: 'Notifications : %{text}',
})

/** « Aucune notification non lue », « 1 notification non lue », « 4 notifications non lues ». */
export function countBox(which: 'unread' | 'all', n: number): string {
  const [none, one, many] = bellTexts[which]
  return n === 0 ? none : n === 1 ? one : `${n.toLocaleString(spoken()?.locale ?? 'fr-FR')} ${many}`
}

/** The name of the bell of the top bar. */
export const bellLabel = (unread: number): string => bellTexts.label({ text: countBox('unread', unread) })
