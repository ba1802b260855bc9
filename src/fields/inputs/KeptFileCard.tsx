import { fileTexts } from '../../../i18n/fr/kept-files'
import { openFile } from '../../../providers/kept-files'
import type { KeptFile } from '../../../providers/send-files'
import { FileCard } from '../../widgets/FileCard'
import { sayTypes } from '../../widgets/file-rules'
import { useEngine } from '../engine'
import { addressOf } from './kept-file'

interface Props {
  file: KeptFile | { id: number }
  onRemove?: (() => void) | undefined
}

/** A kept file: its picture or mark, its name, the way to open it. What fails to open is told by the wire itself. */
export function KeptFileCard({ file, onRemove }: Props) {
  const { http } = useEngine()
  const { filename, mime_type: type = '', tagged }: Partial<KeptFile> = file
  return (
    <FileCard
      name={filename ?? `n° ${file.id}`}
      type={type}
      detail={[type && sayTypes([type]), tagged === false && fileTexts.untagged].filter(Boolean).join(', ')}
      image={type.startsWith('image/') ? addressOf(file) : null}
      onOpen={() => void openFile(http, file.id)}
      onRemove={onRemove}
    />
  )
}
