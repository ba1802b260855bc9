/** Why a declared action is refused. */
export const apiTexts = {
  notIn: (action: string, state: string) => `« ${action} » n'est pas possible à l'état « ${state} ».`,
  not: (action: string) => `« ${action} » n'est pas possible pour cette ligne.`,
  noStep: (from: string, to: string) => `De l'état « ${from} », rien ne mène à « ${to} ».`,
  none: 'Aucune action ne répond à cette valeur.',
} as const
