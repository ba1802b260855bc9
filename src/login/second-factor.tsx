import type { ComponentType } from 'react'
import { CodeStep, type FactorAsked } from './CodeStep'
import { EnrolStep } from './EnrolStep'
import { MailCodeStep } from './MailCodeStep'
import type { LogIn, StepProps } from './sign-in'

/** The steps of the second factor, loaded when a login asks for one. */

/** The step that proves the factor, by what the login answered. */
export const codeStep = (body: unknown): ComponentType<StepProps> => {
  const asked: FactorAsked = {
    application: Reflect.get(Object(body), 'application') !== false,
    passkey: Reflect.get(Object(body), 'passkey'),
  }
  return function Prove(props: StepProps) {
    return <CodeStep {...props} asked={asked} />
  }
}

/** The step that asks the mailed code, and logs in with it. */
export const mailCodeStep = (logIn: LogIn): ComponentType<StepProps> =>
  function MailCode(props: StepProps) {
    return <MailCodeStep {...props} logIn={logIn} />
  }

/** The step that sets the factor up, by the secret that the login answered. */
export const enrolStep = (token: string): ComponentType<StepProps> =>
  function Enrol(props: StepProps) {
    return <EnrolStep {...props} token={token} />
  }
