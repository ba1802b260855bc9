import { frenchDay, frenchMoment } from '../../../resources/schema/date-text'
import { parisDay } from '../../../resources/schema/paris-time'
import type { NoticePages, WholeNotice } from '../../../resources/tenders/public-answers'
import { Link } from '../../login/Link'
import { Answered } from './Answered'
import { StateBadge } from './NoticeCard'
import { timeLeft } from './notice'
import { documentsPath, listPath, registrationPath } from './routes'
import { say } from './say'
import { useAnswer } from './use-answer'

/** One notice, whole. */
export function NoticeView({ id, setting }: { id: number; setting: Partial<NoticePages> }) {
  const answer = useAnswer<WholeNotice>(`/public-notices/${id}`)
  return (
    <Answered answer={answer}>
      {(notice) => (
        <article>
          <p className="notice-back">
            <Link to={listPath} className="link">
              {`← ${say('view.back')}`}
            </Link>
          </p>
          <p className="notice-over">
            <StateBadge notice={notice} /> <span>{notice.reference}</span>
          </p>
          <h1>{notice.object}</h1>
          <div className="notice-columns">
            <div>
              <Facts notice={notice} />
              {notice.award_text && (
                <Part
                  title={say(notice.state === 'dropped' ? 'view.dropped' : 'view.award')}
                  text={notice.award_text}
                />
              )}
              <Rectifications notice={notice} />
              {notice.lots && <Lots lots={notice.lots} />}
            </div>
            <aside className="notice-aside">
              <Documents notice={notice} />
              <Contact setting={setting} />
            </aside>
          </div>
        </article>
      )}
    </Answered>
  )
}

function Facts({ notice }: { notice: WholeNotice }) {
  const left = timeLeft(notice, new Date())
  const facts = [
    [say('view.deadline'), [frenchMoment(notice.closing_date), left].filter(Boolean).join(' – ')],
    [say('view.buyer'), notice.buyer],
    [say('view.procedure'), notice.procedure],
    [say('view.cpv'), notice.cpv],
    [say('view.published'), frenchDay(parisDay(new Date(notice.publication_date)))],
  ].filter(([, value]) => value)
  return (
    <dl className="notice-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Part({ title, text }: { title: string; text: string }) {
  return (
    <section>
      <h2>{title}</h2>
      <p className="notice-text">{text}</p>
    </section>
  )
}

/** What changed since the publication, the latest first. */
function Rectifications({ notice: { rectifications } }: { notice: WholeNotice }) {
  if (rectifications.length === 0) return null
  return (
    <section>
      <h2>{say('view.rectifications')}</h2>
      {rectifications.map(({ number, published_at, text }) => (
        <section key={number}>
          <h3>{say('view.rectification', { number, date: frenchMoment(published_at) })}</h3>
          <p className="notice-text">{text}</p>
        </section>
      ))}
    </section>
  )
}

function Lots({ lots }: { lots: string }) {
  const lines = lots.split('\n').filter((line) => line.trim())
  return (
    <section>
      <h2>{say('view.lots')}</h2>
      <ul className="notice-lots">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}

function Documents({ notice: { id, state, documents, tender_id, registration } }: { notice: WholeNotice }) {
  const n = documents.filter(({ replaced_at }) => !replaced_at).length
  const count = n === 1 ? say('view.documentsOne') : say('view.documentsMany', { n })
  return (
    <section>
      <h2>{say('view.documents')}</h2>
      <p className="notice-muted">{n === 0 ? say('view.noDocument') : count}</p>
      {n > 0 && (
        <Link to={documentsPath(id)} className="button">
          {say('view.consult')}
        </Link>
      )}
      {state === 'open' && (
        <>
          <p className="notice-muted">{say('view.answerHelp')}</p>
          <a
            className="button button-quiet"
            href={tender_id ? `/tenders/consultations/${tender_id}` : '/login'}
          >
            {say('view.answer')}
          </a>
          {registration && tender_id && (
            <>
              <p className="notice-muted">{say('view.registerHelp')}</p>
              <Link to={registrationPath(id)} className="button button-quiet">
                {say('view.register')}
              </Link>
            </>
          )}
        </>
      )}
    </section>
  )
}

function Contact({ setting: { contact_name, contact_mail } }: { setting: Partial<NoticePages> }) {
  if (!contact_name && !contact_mail) return null
  return (
    <section>
      <h2>{say('view.contact')}</h2>
      {contact_name && <p>{contact_name}</p>}
      {contact_mail && (
        <a className="link" href={`mailto:${contact_mail}`}>
          {contact_mail}
        </a>
      )}
    </section>
  )
}
