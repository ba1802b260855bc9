import { type ComponentProps, useState } from 'react'
import { Field } from './Field'
import { say } from './say'

/** A password, hidden until asked. */
export function PasswordField(props: ComponentProps<typeof Field>) {
  const [isShown, setShown] = useState(false)
  const reveal = (
    <button
      type="button"
      className="reveal"
      aria-label={say(isShown ? 'login.conceal' : 'login.reveal')}
      aria-pressed={isShown}
      onClick={() => setShown(!isShown)}
    >
      <Eye isOpen={!isShown} />
    </button>
  )
  return (
    <Field
      {...props}
      type={isShown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      end={reveal}
    />
  )
}

function Eye({ isOpen }: { isOpen: boolean }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      aria-hidden="true"
    >
      <path d="M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12Z" strokeLinejoin="round" />
      <circle cx="12" cy="12" r="3" />
      {!isOpen && <path d="M4 20 20 4" strokeLinecap="round" />}
    </svg>
  )
}
