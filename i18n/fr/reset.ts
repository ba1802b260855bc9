import { texts } from '../../resources/schema/texts'

/** What is said when a new password is asked for. */
export const resetTexts = texts('reset', { wrongEmail: 'Adresse e-mail incorrecte' })
