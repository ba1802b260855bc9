import { useState } from 'react'
import { saveBlob } from '../../../providers/transfers'
import { frenchMoment } from '../../../resources/schema/date-text'
import type { NoticeDocument, WholeNotice } from '../../../resources/tenders/public-answers'
import { useLogin } from '../../login/context'
import { isEmail } from '../../login/email'
import { Field } from '../../login/Field'
import { NoticePart } from './NoticePart'
import { sizeText } from './notice'
import { say } from './say'

/** The documents of a notice; who leaves an address is told when they change. */
export function DocumentConsultation({ id }: { id: number }) {
  return (
    <NoticePart id={id} title={say('view.documents')}>
      {(notice) =>
        notice.documents.length ? (
          <Documents notice={notice} />
        ) : (
          <p className="notice-empty">{say('view.noDocument')}</p>
        )
      }
    </NoticePart>
  )
}

function Documents({ notice }: { notice: WholeNotice }) {
  const [email, setEmail] = useState('')
  const [isRefused, setRefused] = useState(false)
  const { isPending, download } = useDownload(notice.id)
  const take = (document: NoticeDocument) => {
    const isWrong = email.trim() !== '' && !isEmail(email)
    setRefused(isWrong)
    if (!isWrong) void download(document, email.trim())
  }
  return (
    <>
      <p>{say('documents.intro')}</p>
      <Field
        label={say('documents.email')}
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        aria-describedby="email-help"
        value={email}
        onChange={setEmail}
        error={isRefused ? say('documents.emailError') : undefined}
      />
      <p id="email-help" className="notice-help">
        {say('documents.emailHelp')}
      </p>
      <Papers papers={notice.documents.filter((one) => !one.replaced_at)} isPending={isPending} take={take} />
      {notice.documents.some((one) => one.replaced_at) && (
        <>
          <h2>{say('documents.replaced')}</h2>
          <Papers
            papers={notice.documents.filter((one) => one.replaced_at)}
            isPending={isPending}
            take={take}
          />
        </>
      )}
    </>
  )
}

interface PapersProps {
  papers: readonly NoticeDocument[]
  isPending: boolean
  take: (document: NoticeDocument) => void
}

const factsOf = ({ kind, size, replaced_at }: NoticeDocument) =>
  [
    say(`kind.${kind}`),
    size && sizeText(size),
    replaced_at && say('documents.replacedAt', { date: frenchMoment(replaced_at) }),
  ]
    .filter(Boolean)
    .join(' · ')

function Papers({ papers, isPending, take }: PapersProps) {
  return (
    <ul className="notice-documents">
      {papers.map((document) => (
        <li key={document.id}>
          <div>
            <strong>{document.label}</strong>
            <span className="notice-muted">{factsOf(document)}</span>
          </div>
          <button
            type="button"
            className="button notice-button"
            aria-label={say('documents.downloadNamed', { name: document.label })}
            aria-disabled={isPending}
            onClick={() => take(document)}
          >
            {say('documents.download')}
          </button>
        </li>
      ))}
    </ul>
  )
}

function useDownload(id: number) {
  const { connect, toasts } = useLogin()
  const [isPending, setPending] = useState(false)
  const download = async (document: NoticeDocument, email: string) => {
    if (isPending) return
    setPending(true)
    try {
      const { http } = await connect()
      const { blob, filename } = await http.download(`/public-notices/${id}/documents/${document.id}`, {
        method: 'POST',
        body: email ? { email } : {},
        quiet: true,
        on401: 'pass',
      })
      saveBlob(blob, filename ?? document.filename)
      toasts.success(say('documents.done', { name: document.label }))
    } catch {
      toasts.error(say('documents.error'))
    }
    setPending(false)
  }
  return { isPending, download }
}
