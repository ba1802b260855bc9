import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { closingScreenTexts as texts } from '../../../i18n/fr/egalim-closing'
import { maCantineLinks } from '../../../resources/egalim/closing-endpoints'
import { useEndpointAct, useEndpoints } from '../../fields/endpoints'
import { toast } from '../../widgets/toast-store'

/** Back from ma-cantine: the code leaves the address, and links the member whose person left; `onLinked` is told of whom. */
export function useLinkReturn(onLinked: (adherent: number) => void): void {
  const [query, setQuery] = useSearchParams()
  const calls = useEndpoints(maCantineLinks)
  const { run } = useEndpointAct([maCantineLinks.finish.tag])
  const isDone = useRef(false)
  useEffect(() => {
    const [code, state, error] = ['code', 'state', 'error'].map((name) => query.get(name))
    if (!state || isDone.current) return
    isDone.current = true
    setQuery({}, { replace: true })
    if (error || !code) {
      toast.warning(texts.denied)
      return
    }
    void run(() => calls.finish({ code, state }), texts.linked).then((done) => {
      if (done) onLinked(done.adherent_id)
    })
  }, [query, setQuery, calls, run, onLinked])
}
