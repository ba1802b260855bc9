import type { registrationFields } from '../../resources/accounts/registration'
import type { Values } from '../../resources/schema/field'

/** The tender that a registration is for: its company and catalogue become the supplier's. */
export interface RegistrationTender {
  id: number
  company_id: number
  catalog_id: number
}

/** What the link of a registration holds, sealed: nothing is kept of a company before its address is confirmed. */
export interface Registration extends Values<typeof registrationFields>, RegistrationTender {
  until: string
}
