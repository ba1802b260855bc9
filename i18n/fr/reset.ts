/** What is said when a new password is asked for. */
export const resetTexts = { wrongEmail: 'Adresse e-mail incorrecte' } as const
