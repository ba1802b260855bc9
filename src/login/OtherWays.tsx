import { useState } from 'react'
import { PasskeyButton, type PasskeyProps } from './PasskeyButton'
import { ProviderButtons } from './sso-pages'
import { takeSecret } from './take-secret'

/** The ways in beside a password, and the code of a mail, which leaves the address. Default, as `lazy` wants it. */
export default function OtherWays({ email, ...passkey }: PasskeyProps & { email: string }) {
  useState(() => takeSecret('token'))
  return (
    <>
      <PasskeyButton {...passkey} />
      <ProviderButtons email={email} />
    </>
  )
}
