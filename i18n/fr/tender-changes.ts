import { texts } from '../../resources/schema/texts'

/** What the marks say that a tender taken over from another one bears. */
export const tenderChangeTexts = texts('tenderChange', {
  optional: '%{volume}, facultatif',
  frequency: 'Fréquence à partir de %{n} par semaine',
  delay: 'Délai %{delay}',
  note: 'Note %{type}',
  mailObject: 'Objet du message',
  mailMessage: 'Message',
})

/** What the screens say of these marks. */
export const tenderChangeScreens = texts('tenderChangeScreens', {
  since: 'Changé depuis %{code}',
  none: "Rien n'a changé depuis %{code}.",
  count: '%{smart_count} changement |||| %{smart_count} changements',
  before: 'avant : %{text}',
  marked: (mark: string, n: number) => `${mark.toLowerCase().replace(/ \?$/, '')} : ${n}`,
  more: "Afficher l'autre |||| Afficher les %{smart_count} autres",
})
