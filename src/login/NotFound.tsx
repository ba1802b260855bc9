import { Frame } from './Frame'
import { Link } from './Link'
import { say } from './say'

export function NotFound() {
  return (
    <Frame heading={say('notFound.heading')} intro={say('notFound.text')}>
      <Link to="/" className="button">
        {say('notFound.home')}
      </Link>
    </Frame>
  )
}
