import { callEndpoint } from '../../../providers/endpoints'
import { HttpError } from '../../../providers/http-error'
import { registrationEndpoints } from '../../../resources/accounts/registration'
import { useLogin } from '../../login/context'
import { say } from './say'

/** What a refused registration says, as a whole and by field. */
export interface RegistrationRefusal {
  text: string
  fields: Readonly<Record<string, string>>
}

/** A refusal in the words of the server, by field where it names one. */
export function refusalOf(error: unknown): RegistrationRefusal {
  if (!(error instanceof HttpError)) return { text: say('register.failed'), fields: {} }
  const fields = Object.fromEntries((error.fields ?? []).map(({ name, message }) => [name, message]))
  return { text: error.display, fields }
}

/** The two calls of a registration. */
export function useRegistration() {
  const { connect } = useLogin()
  const call = async (name: keyof typeof registrationEndpoints, given: Readonly<Record<string, unknown>>) =>
    callEndpoint((await connect()).http, registrationEndpoints[name], { given, isPublic: true })
  return {
    ask: (given: Readonly<Record<string, unknown>>) => call('ask', given),
    open: (token: string) => call('open', { token }) as Promise<{ token: string }>,
  }
}
