import type { ReactNode } from 'react'
import { Link } from '../../login/Link'
import { listPath } from './routes'
import { say } from './say'
import type { Answer } from './use-answer'

/** What an answer holds, or why it is not there. */
export function Answered<T>({ answer, children }: { answer: Answer<T>; children: (value: T) => ReactNode }) {
  if (answer.state === 'loading')
    return (
      <p className="notice-empty" role="status">
        {say('page.loading')}
      </p>
    )
  if (answer.state === 'missing')
    return (
      <div className="notice-empty">
        <h1>{say('page.missing')}</h1>
        <Link to={listPath} className="button notice-button">
          {say('view.back')}
        </Link>
      </div>
    )
  if (answer.state === 'failed')
    return (
      <div className="notice-empty" role="alert">
        <p>{say('page.failed')}</p>
        <button type="button" className="button notice-button" onClick={answer.retry}>
          {say('page.retry')}
        </button>
      </div>
    )
  return children(answer.value)
}
