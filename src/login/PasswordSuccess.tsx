import { Frame } from './Frame'
import { Link } from './Link'
import { say } from './say'

/** After a password was created or reset: one button, to Login. */
export function PasswordSuccess({ isCreate }: { isCreate: boolean }) {
  return (
    <Frame
      heading={say(isCreate ? 'success.createHeading' : 'success.updateHeading')}
      intro={say(isCreate ? 'success.createText' : 'success.updateText')}
      mark="success"
    >
      <Link to="/login" className="button">
        {say('success.ok')}
      </Link>
    </Frame>
  )
}
