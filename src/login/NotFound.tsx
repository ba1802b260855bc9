import { Frame } from './Frame'
import { Link } from './Link'
import { sayEntry } from './say-entry'

export function NotFound() {
  return (
    <Frame heading={sayEntry('notFound.heading')} intro={sayEntry('notFound.text')}>
      <Link to="/" className="button">
        {sayEntry('notFound.home')}
      </Link>
    </Frame>
  )
}
