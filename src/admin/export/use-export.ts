import { useEffect, useRef, useState } from 'react'
import { exportTexts } from '../../../i18n/fr/transfers'
import { HttpError } from '../../../providers/http'
import { isAbort } from '../../../providers/http-error'
import { useEngine } from '../../fields/engine'
import { toast } from '../../widgets/toast-store'
import { type ExportBody, runExport } from './run-export'

/** Runs an export once at a time; leaving gives it up. */
export function useExport({ total, onDone }: { total: number; onDone: () => void }) {
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
      await runExport(http, request, { total, signal: abort.current.signal })
      toast.success(exportTexts.done)
      onDone()
    } catch (failure) {
      if (!isAbort(failure)) setError(failure instanceof HttpError ? failure.display : String(failure))
    }
    setRunning(false)
  }
  return { running, error, start }
}
