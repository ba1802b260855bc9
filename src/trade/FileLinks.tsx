import AttachFile from '@mui/icons-material/AttachFile'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { saveBlob } from '../../providers/transfers'
import type { LitigationFile } from '../../resources/litigations/answers'
import { useLitigationCalls } from './use-litigations'

/** Photos and documents, each one download away. */
export function FileLinks({ files }: { files: readonly LitigationFile[] }) {
  const calls = useLitigationCalls()
  if (!files.length) return null
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
      {files.map(({ id, filename }) => (
        <Button
          key={id}
          size="small"
          startIcon={<AttachFile />}
          onClick={() =>
            void calls.file(id).then(
              ({ blob }) => saveBlob(blob, filename),
              () => undefined,
            )
          }
        >
          {filename}
        </Button>
      ))}
    </Box>
  )
}
