import { useState } from 'react'
import { HttpError } from '../../providers/http'
import { saveBlob } from '../../providers/transfers'
import { useLogin } from './context'
import { Frame } from './Frame'
import { SubmitButton } from './SubmitButton'
import { say } from './say'
import { useSubmit } from './use-submit'

/** The page of the link that a supplier receives: nothing is read until the button is used. */
export function DownloadOrder() {
  const { client, router, toasts } = useLogin()
  const [token] = useState(() => router.takeSecret('token'))
  const [problem, setProblem] = useState<string>()

  const { isPending, submit } = useSubmit(async () => {
    setProblem(undefined)
    if (!token) return setProblem(say('order.missing'))
    try {
      const options = { query: { token }, quiet: true, on401: 'pass' } as const
      const { blob } = await client.http.download('/download/orderform', options)
      saveBlob(blob, 'commande.pdf')
      toasts.success(say('order.done'))
    } catch (error) {
      setProblem(error instanceof HttpError ? error.display : say('error.unexpected'))
    }
  })

  return (
    <Frame heading={say('order.heading')} intro={say('order.intro')}>
      <form className="form" onSubmit={submit}>
        {problem && (
          <p className="form-problem" role="alert">
            {problem}
          </p>
        )}
        <SubmitButton isPending={isPending}>{say('order.download')}</SubmitButton>
      </form>
    </Frame>
  )
}
