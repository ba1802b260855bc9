import type { NoticePages, ShownNotice } from '../../../resources/tenders/public-answers'
import { Link } from '../../login/Link'
import { Answered } from './Answered'
import { NoticeCard } from './NoticeCard'
import { inOrder } from './notice'
import { listPath } from './routes'
import { say } from './say'
import { useAnswer } from './use-answer'

/** The entry: what the group says of its markets, and the next deadlines. */
export function Home({ setting }: { setting: Partial<NoticePages> }) {
  const answer = useAnswer<ShownNotice[]>('/public-notices?limit=false')
  return (
    <>
      <div className="notice-hero">
        <h1>{setting.header || say('notices.heading')}</h1>
        <p>{say('home.intro')}</p>
      </div>
      <Answered answer={answer}>{(notices) => <Next notices={notices} />}</Answered>
    </>
  )
}

function Next({ notices }: { notices: readonly ShownNotice[] }) {
  const open = inOrder(notices).filter(({ state }) => state === 'open')
  return (
    <section aria-labelledby="next">
      <div className="notice-title">
        <h2 id="next">{say('home.next')}</h2>
        {open.length > 0 && (
          <p className="notice-muted">
            {say(open.length === 1 ? 'home.open_one' : 'home.open_many', { n: open.length })}
          </p>
        )}
      </div>
      {open.length === 0 && <p className="notice-empty">{say('home.none')}</p>}
      <ul className="notice-list">
        {open.slice(0, 3).map((notice) => (
          <NoticeCard key={notice.id} notice={notice} />
        ))}
      </ul>
      <Link to={listPath} className="button notice-button">
        {say('home.all')}
      </Link>
    </section>
  )
}
