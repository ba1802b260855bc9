import AttachFile from '@mui/icons-material/AttachFile'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { saveFile } from '../../providers/kept-files'
import { useEngine } from '../fields/engine'

/** Photos and documents, each one download away. */
export function FileLinks({ files }: { files: readonly { id: number; filename: string; label?: string }[] }) {
  const { http } = useEngine()
  if (!files.length) return null
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
      {files.map(({ id, filename, label }) => (
        <Button
          key={id}
          size="small"
          startIcon={<AttachFile />}
          onClick={() => void saveFile(http, { id, filename })}
        >
          {label ?? filename}
        </Button>
      ))}
    </Box>
  )
}
