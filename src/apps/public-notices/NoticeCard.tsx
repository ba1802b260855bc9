import { frenchMoment } from '../../../resources/schema/date-text'
import type { ShownNotice } from '../../../resources/tenders/public-answers'
import { Link } from '../../login/Link'
import { timeLeft } from './notice'
import { noticePath } from './routes'
import { say } from './say'

/** The state of a notice, in colour and in words. */
export function StateBadge({ notice }: { notice: ShownNotice }) {
  return <span className={`notice-badge notice-badge-${notice.state}`}>{say(`state.${notice.state}`)}</span>
}

/** One notice of a list: what is bought, by whom, until when. */
export function NoticeCard({ notice }: { notice: ShownNotice }) {
  const left = timeLeft(notice, new Date())
  return (
    <li className="notice-card">
      <div className="notice-card-main">
        <p className="notice-over">
          <StateBadge notice={notice} /> <span>{notice.reference}</span>
        </p>
        <h2>
          <Link to={noticePath(notice.id)} className="notice-link">
            {notice.object}
          </Link>
        </h2>
        <p className="notice-muted notice-by">
          <span>{notice.buyer}</span>
          {notice.procedure && <span>{notice.procedure}</span>}
        </p>
      </div>
      <dl className="notice-deadline">
        <dt>{say('view.deadline')}</dt>
        <dd>{frenchMoment(notice.closing_date)}</dd>
        {left && <dd className="notice-left">{left}</dd>}
      </dl>
    </li>
  )
}
