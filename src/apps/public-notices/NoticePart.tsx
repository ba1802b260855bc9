import type { ReactNode } from 'react'
import type { WholeNotice } from '../../../resources/tenders/public-answers'
import { Link } from '../../login/Link'
import { Answered } from './Answered'
import { noticePath } from './routes'
import { say } from './say'
import { useAnswer } from './use-answer'

interface Props {
  id: number
  title: string
  children: (notice: WholeNotice) => ReactNode
}

/** A page of its own about a notice: the way back to it, its reference and its object around what the page is for. */
export function NoticePart({ id, title, children }: Props) {
  const answer = useAnswer<WholeNotice>(`/public-notices/${id}`)
  return (
    <Answered answer={answer}>
      {(notice) => (
        <article className="notice-narrow">
          <p className="notice-back">
            <Link to={noticePath(id)} className="link">
              {`← ${say('documents.back')}`}
            </Link>
          </p>
          <p className="notice-over">{notice.reference}</p>
          <h1>{title}</h1>
          <p className="notice-muted">{notice.object}</p>
          {children(notice)}
        </article>
      )}
    </Answered>
  )
}
