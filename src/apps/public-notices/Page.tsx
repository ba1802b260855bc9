import type { ReactNode } from 'react'
import type { NoticePages } from '../../../resources/tenders/public-answers'
import { useLogin } from '../../login/context'
import { Link } from '../../login/Link'
import { say as sayLogin } from '../../login/say'
import { Wordmark } from '../../login/Wordmark'
import { homePath, listPath, type NoticeRoute } from './routes'
import { say } from './say'
import { useAnswer } from './use-answer'

const entries = [
  { to: homePath, label: 'nav.home', names: ['PublicNoticeHome'] },
  {
    to: listPath,
    label: 'nav.notices',
    names: ['PublicNotice', 'PublicNoticeView', 'DocumentConsultation', 'CompanyRegistration'],
  },
] as const

/** What surrounds every public page: the name and two entries above, who answers for it below. */
export function Page({
  route,
  children,
}: {
  route: NoticeRoute['name']
  children: (setting: Partial<NoticePages>) => ReactNode
}) {
  const { product } = useLogin()
  const answer = useAnswer<NoticePages>('/public-notices/setting')
  const setting: Partial<NoticePages> = answer.state === 'done' ? answer.value : {}
  return (
    <div className="notice-page">
      <header className="notice-head">
        <Link to={homePath} className="brand-link">
          <Wordmark name={product.name} />
        </Link>
        <nav aria-label={say('nav.label')}>
          {entries.map(({ to, label, names }) => (
            <Link key={to} to={to} className="notice-entry" current={names.some((name) => name === route)}>
              {say(label)}
            </Link>
          ))}
          <a className="notice-entry notice-entry-portal" href="/login">
            {say('nav.portal')}
          </a>
        </nav>
      </header>
      <main>{children(setting)}</main>
      <footer className="notice-foot">
        {setting.footer && <p>{setting.footer}</p>}
        {setting.legal_mentions && (
          <details>
            <summary>{say('page.legal')}</summary>
            <p className="notice-text">{setting.legal_mentions}</p>
          </details>
        )}
        <p>
          <a href="/accessibilite">{say('page.accessibility')}</a>
        </p>
        <p>
          {sayLogin('common.copyright', {
            year: new Date().getFullYear(),
            organisation: product.organisation,
          })}
        </p>
      </footer>
    </div>
  )
}
