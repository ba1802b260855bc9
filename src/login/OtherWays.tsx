import { ProviderButtons } from './log-in'
import { PasskeyButton, type PasskeyProps } from './PasskeyButton'

/** The ways in beside a password. Default, as `lazy` wants it. */
export default function OtherWays({ email, ...passkey }: PasskeyProps & { email: string }) {
  return (
    <>
      <PasskeyButton {...passkey} />
      <ProviderButtons email={email} />
    </>
  )
}
