import { useState } from 'react'
import { HttpError } from '../../providers/http-error'
import { saveBlob } from '../../providers/transfers'
import { ConfirmOrder } from './ConfirmOrder'
import { useLogin } from './context'
import { Frame } from './Frame'
import { linkToken } from './link-token'
import { SubmitButton } from './SubmitButton'
import { sayEntry } from './say-entry'
import { useSubmit } from './use-submit'

/** The page of the link that a supplier receives: nothing is read until the button is used; once read, it can be answered. */
export function DownloadOrder() {
  const { connect, toasts } = useLogin()
  const [token] = useState(linkToken)
  const [problem, setProblem] = useState<string>()
  const [isRead, setRead] = useState(false)

  const { isPending, submit } = useSubmit(async () => {
    setProblem(undefined)
    if (!token) return setProblem(sayEntry('slip.missing'))
    try {
      const options = { query: { token }, quiet: true, on401: 'pass' } as const
      const { blob } = await (await connect()).http.download('/download/orderform', options)
      saveBlob(blob, 'commande.pdf')
      toasts.success(sayEntry('slip.done'))
      setRead(true)
    } catch (error) {
      setProblem(error instanceof HttpError ? error.display : sayEntry('error.unexpected'))
    }
  })

  return (
    <Frame heading={sayEntry('slip.heading')} intro={sayEntry('slip.intro')}>
      <form className="form" onSubmit={submit}>
        {problem && (
          <p className="form-problem" role="alert">
            {problem}
          </p>
        )}
        <SubmitButton isPending={isPending}>{sayEntry('slip.download')}</SubmitButton>
      </form>
      {token && isRead && <ConfirmOrder token={token} />}
    </Frame>
  )
}
