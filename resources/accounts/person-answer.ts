import { pick } from '../schema/pick'
import { user } from './user'

/** What a person is called. */
export const person = pick(user, ['first_name', 'last_name'])
