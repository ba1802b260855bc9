import { HttpError } from '../../../providers/http-error'
import type { registrationEndpoints } from '../../../resources/accounts/registration'
import type { AnswerOf, BodyOf } from '../../../resources/schema/endpoint'
import { useLogin } from '../../login/context'
import { openRegistrationCall, registrationCall } from './routes'
import { say } from './say'

/** What a company says of itself, as the server's declaration has it; what is wrong with it the server tells, field by field. */
export type Company = BodyOf<typeof registrationEndpoints.ask>

/** What a refused registration says, as a whole and by field. */
export interface RegistrationRefusal {
  text: string
  fields: Readonly<Record<string, string>>
}

/** A refusal in the words of the server, by field where it names one. */
export function refusalOf(error: unknown): RegistrationRefusal {
  if (!(error instanceof HttpError)) return { text: say('register.failed'), fields: {} }
  const fields = Object.fromEntries(error.fields.map(({ name, message }) => [name, message]))
  return { text: error.display, fields }
}

/** Nobody is logged in: there is no session to take up again, and the page says itself what is refused. */
const quiet = { quiet: true, on401: 'pass' } as const

/** The two calls of a registration. */
export function useRegistration() {
  const { connect } = useLogin()
  return {
    ask: async (id: number, company: Company): Promise<void> => {
      await (await connect()).http.post(registrationCall(id), company, quiet)
    },
    open: async (token: string) =>
      (await connect()).http.post<AnswerOf<typeof registrationEndpoints.open>>(
        openRegistrationCall,
        { token },
        quiet,
      ),
  }
}
