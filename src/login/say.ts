import { login } from '../../i18n/fr/login'
import { plainSayer } from '../../resources/schema/marks'

/** The texts of the first load. */
export const say = plainSayer(login)
