import AttachFile from '@mui/icons-material/AttachFile'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { saveBlob } from '../../providers/transfers'
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
          onClick={() =>
            void http.download(`/file/download/${id}`).then(
              ({ blob }) => saveBlob(blob, filename),
              () => undefined,
            )
          }
        >
          {label ?? filename}
        </Button>
      ))}
    </Box>
  )
}
