import { useEffect, useRef, useState } from 'react'
import { inputTexts } from '../../../i18n/fr/form'
import { HttpError } from '../../../providers/http-error'
import { useEngine } from '../engine'

/** A file that the server keeps, as its answers carry it. */
export interface KeptFile {
  id: number
  path?: string
  unique_name?: string
  filename?: string
  mime_type?: string
  /** Read by everybody at its address; else only through its download. */
  public?: boolean
}

export const isKeptFile = (value: unknown): value is KeptFile =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'id') === 'number'

/** Sends a file to the folder of its field, and tells how far it is; the answer's first item is the file. */
export function useUpload(folder: string) {
  const { http } = useEngine()
  const [share, setShare] = useState<number | null>(null)
  const [error, setError] = useState<string>()
  const sending = useRef<AbortController>(null)
  useEffect(() => () => sending.current?.abort(), [])

  async function send(file: File): Promise<KeptFile | undefined> {
    const form = new FormData()
    form.append('path', folder)
    form.append('files', file)
    sending.current = new AbortController()
    setError(undefined)
    setShare(0)
    try {
      const { signal } = sending.current
      const answer = await http.upload<unknown>('/file', form, { onProgress: setShare, signal, quiet: true })
      const kept = Array.isArray(answer) ? answer[0] : answer
      if (isKeptFile(kept)) return { filename: file.name, mime_type: file.type, ...kept }
      setError(inputTexts.uploadFailed)
    } catch (reason) {
      setError(reason instanceof HttpError ? reason.display : inputTexts.uploadFailed)
    } finally {
      setShare(null)
    }
    return undefined
  }
  return { send, error, progress: share === null ? undefined : inputTexts.uploading(share) }
}
