import { useEffect, useRef, useState } from 'react'
import { exportTexts } from '../../../i18n/fr/transfers'
import { HttpError } from '../../../providers/http'
import { isAbort } from '../../../providers/http-error'
import { useAllowed, useEngine } from '../../fields/engine'
import { toast } from '../../widgets/toast-store'
import { type ExportBody, longExport, runExport } from './run-export'

interface Exporting {
  onDone: () => void
  /** Makes the file in the background instead. */
  prepare?: ((body: ExportBody) => Promise<unknown>) | undefined
}

/** What makes the file of a list in the background, where it is long and the person may. */
export function useLongExport(total: number) {
  const { http, longExports } = useEngine()
  const isAllowed = useAllowed()
  if (!longExports || total <= longExport || !isAllowed(longExports.permission)) return undefined
  return async (list: ExportBody) => (await longExports.load()).prepareExport(http, list)
}

/** Runs an export once at a time; leaving gives it up. */
export function useExport({ onDone, prepare }: Exporting) {
  const { http } = useEngine()
  const [running, setRunning] = useState(false)
  const [error, setError] = useState<string>()
  const abort = useRef<AbortController>(undefined)
  useEffect(() => () => abort.current?.abort(), [])

  async function start(request: ExportBody) {
    if (running) return
    abort.current = new AbortController()
    setRunning(true)
    setError(undefined)
    try {
      if (prepare) await prepare(request)
      else await runExport(http, request, abort.current.signal)
      toast.success(prepare ? exportTexts.started : exportTexts.done)
      onDone()
    } catch (failure) {
      if (!isAbort(failure)) setError(failure instanceof HttpError ? failure.display : String(failure))
    }
    setRunning(false)
  }
  return { running, error, start }
}
