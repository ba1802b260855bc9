import type { ComponentType } from 'react'
import type { Account, Credentials } from '../../providers/account'
import { HttpError } from '../../providers/http-error'
import { providerStep } from './ProviderStep'
import { refusalOf, type StepProps, signIn } from './sign-in'

export { ProviderButtons } from './ProviderButtons'

/** Logs in; answers the sentence of a refusal, or the step that is left: a code to give, a second factor to set up. */
export async function logIn(
  account: Account,
  credentials: Credentials,
): Promise<string | ComponentType<StepProps> | undefined> {
  // What decides next comes beside the answer.
  void import('./guard').catch(() => undefined)
  try {
    await signIn(account, credentials)
    return undefined
  } catch (error) {
    const { type, body } = error instanceof HttpError ? error : {}
    if (type === 'err280') {
      return providerStep(Reflect.get(Object(body), 'provider'))
    }
    if (type !== 'err291' && type !== 'err292' && type !== 'err294') return refusalOf(error)
    const { codeStep, mailCodeStep, enrolStep } = await import('./second-factor')
    if (type === 'err291') return mailCodeStep(logIn)
    return type === 'err292' ? codeStep(body) : enrolStep(String(Reflect.get(Object(body), 'enrolment')))
  }
}
