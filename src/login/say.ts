import { login } from '../../i18n/fr/login'
import { sayer } from './sayer'

/** The texts of the first load. */
export const say = sayer(login)
