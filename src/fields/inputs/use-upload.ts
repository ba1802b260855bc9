import { useEffect, useRef, useState } from 'react'
import { inputTexts } from '../../../i18n/fr/form'
import { HttpError } from '../../../providers/http-error'
import { type KeptFile, sendFiles } from '../../../providers/send-files'
import { useProgress } from '../../widgets/use-progress'
import { useEngine } from '../engine'

export const isKeptFile = (value: unknown): value is KeptFile =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'id') === 'number'

/** Sends a file to the folder of its field, and tells how far it is; `forbidden` = said to who may not send there. */
export function useUpload(folder: string, forbidden?: string) {
  const { http } = useEngine()
  const { follow, progress } = useProgress()
  const [error, setError] = useState<string>()
  const sending = useRef<AbortController>(null)
  useEffect(() => () => sending.current?.abort(), [])

  async function send(file: File): Promise<KeptFile | undefined> {
    sending.current = new AbortController()
    setError(undefined)
    try {
      const { signal } = sending.current
      const [kept] = await follow((onProgress) =>
        sendFiles(http, { folder, files: [file] }, { onProgress, signal, quiet: true }),
      )
      if (isKeptFile(kept)) return { filename: file.name, mime_type: file.type, ...kept }
      setError(inputTexts.uploadFailed)
    } catch (reason) {
      const isForbidden = reason instanceof HttpError && reason.status === 403 && forbidden
      setError(isForbidden || (reason instanceof HttpError ? reason.display : inputTexts.uploadFailed))
    }
    return undefined
  }
  return { send, error, progress }
}
