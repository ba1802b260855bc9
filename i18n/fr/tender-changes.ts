const plural = (n: number) => (n > 1 ? 's' : '')

/** What the marks say that a tender taken over from another one bears. */
export const tenderChangeTexts = {
  optional: '%{volume}, facultatif',
  frequency: 'Fréquence à partir de %{n} par semaine',
  delay: 'Délai %{delay}',
  note: 'Note %{type}',
  mailObject: 'Objet du message',
  mailMessage: 'Message',
} as const

/** What the screens say of these marks. */
export const tenderChangeScreens = {
  since: (code: string) => `Changé depuis ${code}`,
  none: (code: string) => `Rien n'a changé depuis ${code}.`,
  count: (n: number) => `${n} changement${plural(n)}`,
  before: (text: string) => `avant : ${text}`,
  marked: (mark: string, n: number) => `${mark.toLowerCase().replace(/ \?$/, '')} : ${n}`,
  more: (n: number) => (n > 1 ? `Afficher les ${n} autres` : "Afficher l'autre"),
} as const
