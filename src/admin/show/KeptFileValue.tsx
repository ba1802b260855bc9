import { openBlob } from '../../../providers/transfers'
import { useEngine } from '../../fields/engine'
import { addressOf } from '../../fields/inputs/kept-file'
import { isKeptFile } from '../../fields/inputs/use-upload'
import { FileCard } from '../../widgets/FileCard'
import { sayTypes } from '../../widgets/file-rules'

/** A kept file: its picture or mark, its name, and the way to open it. */
export function KeptFileValue({ value, related }: { value: unknown; related: unknown }) {
  const { http } = useEngine()
  const file = isKeptFile(related) ? related : { id: Number(value) }
  const { mime_type: type = '', filename = `n° ${file.id}` } = {
    mime_type: undefined,
    filename: undefined,
    ...file,
  }
  return (
    <FileCard
      name={filename}
      type={type}
      detail={type ? sayTypes([type]) : ''}
      image={type.startsWith('image/') ? addressOf(file) : null}
      onOpen={() => void openBlob(http.download(`/file/download/${file.id}`)).catch(() => undefined)}
    />
  )
}
