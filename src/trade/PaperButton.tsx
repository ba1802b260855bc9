import Download from '@mui/icons-material/FileDownloadOutlined'
import Button from '@mui/material/Button'
import { saveBlob } from '../../providers/transfers'
import { useEngine } from '../fields/engine'
import { useAct } from '../widgets/use-act'

interface Props {
  path: string
  filename: string
  label: string
  /** Said to screen readers where several stand in one table. */
  name?: string
  /** What the screen is for: shown as its main button. */
  isMain?: boolean
}

/** Downloads a paper or a workbook. */
export function PaperButton({ path, filename, label, name, isMain = false }: Props) {
  const { http } = useEngine()
  const { run, isPending } = useAct()
  const download = () =>
    run(async () => {
      const { blob, filename: sent } = await http.download(path)
      saveBlob(blob, sent ?? filename)
    })
  return (
    <Button
      size={isMain ? 'medium' : 'small'}
      variant={isMain ? 'contained' : 'text'}
      startIcon={<Download />}
      loading={isPending}
      loadingPosition="start"
      aria-label={name}
      onClick={() => void download()}
    >
      {label}
    </Button>
  )
}
