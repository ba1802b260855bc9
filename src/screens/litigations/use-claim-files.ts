import { useState } from 'react'
import { inputTexts } from '../../../i18n/fr/form'
import { litigationScreenTexts as texts } from '../../../i18n/fr/litigation-screens'
import { useLitigationCalls } from '../../trade/use-litigations'
import { claimFiles } from './litigation-draft'

/** The files of a litigation before they are sent: their input, which tells how much has left, and their sending. */
export function useClaimFiles() {
  const calls = useLitigationCalls()
  const [files, setFiles] = useState<readonly File[]>([])
  const [share, setShare] = useState<number | null>(null)
  const send = () => calls.upload(files, setShare).finally(() => setShare(null))
  const input = {
    multiple: true,
    label: texts.files,
    value: files,
    onChange: setFiles,
    types: claimFiles,
    helperText: share === null ? undefined : inputTexts.uploading(share),
  }
  return { input, send, clear: () => setFiles([]) }
}
