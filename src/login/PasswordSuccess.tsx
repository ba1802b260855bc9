import { Frame } from './Frame'
import { Link } from './Link'
import { SuccessMark } from './SuccessMark'
import { sayEntry } from './say-entry'

/** After a password was created or reset: one button, to Login. */
export function PasswordSuccess({ isCreate }: { isCreate: boolean }) {
  return (
    <Frame
      heading={sayEntry(isCreate ? 'success.createHeading' : 'success.updateHeading')}
      intro={sayEntry(isCreate ? 'success.createText' : 'success.updateText')}
      mark={<SuccessMark />}
    >
      <Link to="/login" className="button">
        {sayEntry('success.ok')}
      </Link>
    </Frame>
  )
}
