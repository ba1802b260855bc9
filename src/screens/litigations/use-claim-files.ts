import { useState } from 'react'
import { litigationScreenTexts as texts } from '../../../i18n/fr/litigation-screens'
import { useLitigationCalls } from '../../trade/use-litigations'
import { useProgress } from '../../widgets/use-progress'
import { claimFiles } from './litigation-draft'

/** The files of a litigation before they are sent: their input, which tells how much has left, and their sending. */
export function useClaimFiles() {
  const calls = useLitigationCalls()
  const [files, setFiles] = useState<readonly File[]>([])
  const { follow, progress } = useProgress()
  const send = () => follow((onProgress) => calls.upload(files, onProgress))
  const input = {
    multiple: true,
    label: texts.files,
    value: files,
    onChange: setFiles,
    types: claimFiles,
    helperText: progress,
  }
  return { input, send, clear: () => setFiles([]) }
}
