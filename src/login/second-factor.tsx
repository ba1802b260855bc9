import type { ComponentType } from 'react'
import { EnrolStep } from './EnrolStep'
import type { StepProps } from './sign-in'

/** The steps of the second factor, loaded when a login asks for one. */
export { CodeStep } from './CodeStep'

/** The step that sets the factor up, by the secret that the login answered. */
export const enrolStep = (token: string): ComponentType<StepProps> =>
  function Enrol(props: StepProps) {
    return <EnrolStep {...props} token={token} />
  }
