import { useState } from 'react'
import { publicStates } from '../../../resources/tenders/notice-states'
import type { ShownNotice } from '../../../resources/tenders/public-answers'
import { useLogin } from '../../login/context'
import { useAddress } from '../../login/router'
import { Answered } from './Answered'
import { NoticeCard } from './NoticeCard'
import { inOrder, matchesNotice } from './notice'
import { say } from './say'
import { useAnswer } from './use-answer'

/** Every notice, sought by words and by state; the state stands in the address. */
export function NoticeList() {
  const answer = useAnswer<ShownNotice[]>('/public-notices?limit=false')
  return (
    <>
      <h1>{say('notices.heading')}</h1>
      <Answered answer={answer}>{(notices) => <Sought notices={inOrder(notices)} />}</Answered>
    </>
  )
}

function Sought({ notices }: { notices: readonly ShownNotice[] }) {
  const { router } = useLogin()
  useAddress(router)
  const [sought, setSought] = useState('')
  const state = publicStates.find((one) => one === router.query('state'))
  if (notices.length === 0) return <p className="notice-empty">{say('notices.empty')}</p>
  const shown = notices.filter(
    (notice) => (!state || notice.state === state) && matchesNotice(notice, sought),
  )
  return (
    <>
      <search className="notice-tools">
        <input
          type="search"
          className="notice-search"
          aria-label={say('notices.search')}
          placeholder={say('notices.placeholder')}
          value={sought}
          onChange={({ target }) => setSought(target.value)}
        />
        <fieldset className="notice-states">
          <legend className="sr-only">{say('notices.state')}</legend>
          {[undefined, ...publicStates].map((one) => (
            <button
              key={one ?? 'all'}
              type="button"
              aria-pressed={one === state}
              onClick={() => router.setQuery('state', one ?? null)}
            >
              {say(one ? `state.${one}` : 'notices.all')}
            </button>
          ))}
        </fieldset>
      </search>
      <p className="notice-muted" role="status">
        {shown.length ? say('notices.count_one', { n: shown.length }) : say('notices.noMatch')}
      </p>
      {shown.length === 0 && sought && (
        <button type="button" className="button button-quiet notice-button" onClick={() => setSought('')}>
          {say('notices.clear')}
        </button>
      )}
      <ul className="notice-list">
        {shown.map((notice) => (
          <NoticeCard key={notice.id} notice={notice} />
        ))}
      </ul>
    </>
  )
}
