import { useEffect, useState } from 'react'
import type { Http } from '../../../providers/http'
import { sendFor } from '../../../providers/send-to'
import { helpEndpoints } from '../../../resources/content/help-endpoints'
import { type HelpItem, helpPageSize, matchesHelp, shownItems } from '../../trade/help-center'
import { HelpCard } from './HelpCard'
import { sayHelp } from './help-texts'
import { PageLinks } from './PageLinks'
import './help-center.css'

interface HelpCenterProps {
  http: Http
  /** Absent before an application is entered. */
  application?: string
  /** The call that gives a document's file. */
  fileCall: (item: HelpItem) => string
  page: number
  onPage: (page: number) => void
  onProblem: (display: string) => void
}

type Loading = { state: 'loading' } | { state: 'failed' } | { state: 'done'; items: HelpItem[] }

/** The help centre's cards, eight a page; also shown before the login, so it uses no MUI. */
export function HelpCenter({ http, application, fileCall, page, onPage, onProblem }: HelpCenterProps) {
  const on401 = application ? 'refresh' : 'pass'
  const [attempt, setAttempt] = useState(0)
  const [sought, setSought] = useState('')
  const [loading, setLoading] = useState<Loading>({ state: 'loading' })
  useEffect(() => {
    const abort = new AbortController()
    setLoading({ state: 'loading' })
    sendFor<HelpItem[]>(http, helpEndpoints.list, {}, { signal: abort.signal, quiet: true, on401 })
      .then((items) => setLoading({ state: 'done', items: shownItems(items, application, new Date()) }))
      .catch(() => abort.signal.aborted || setLoading({ state: 'failed' }))
    return () => abort.abort()
  }, [http, application, on401, attempt])

  if (loading.state === 'loading') return <p role="status">{sayHelp('help.loading')}</p>
  if (loading.state === 'failed') {
    return (
      <div className="help-empty" role="alert">
        <p>{sayHelp('help.failed')}</p>
        <button type="button" className="help-action" onClick={() => setAttempt(attempt + 1)}>
          {sayHelp('help.retry')}
        </button>
      </div>
    )
  }
  const items = loading.items.filter((item) => matchesHelp(item, sought))
  if (loading.items.length === 0) return <p className="help-empty">{sayHelp('help.empty')}</p>
  const pages = Math.ceil(items.length / helpPageSize)
  const current = Math.min(Math.max(page, 1), pages)
  const shown = items.slice((current - 1) * helpPageSize, current * helpPageSize)
  return (
    <>
      <input
        type="search"
        className="help-search"
        aria-label={sayHelp('help.search')}
        placeholder={sayHelp('help.search')}
        value={sought}
        onChange={({ target }) => {
          setSought(target.value)
          onPage(1)
        }}
      />
      {items.length === 0 && (
        <p className="help-empty" role="status">
          {sayHelp('help.noMatch')}
        </p>
      )}
      <ul className="help-grid">
        {shown.map((item) => (
          <HelpCard
            key={item.id}
            item={item}
            load={() => http.download(fileCall(item), { quiet: true, on401 })}
            onProblem={onProblem}
          />
        ))}
      </ul>
      {pages > 1 && <PageLinks page={current} pages={pages} onPage={onPage} />}
    </>
  )
}
