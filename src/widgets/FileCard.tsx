import Delete from '@mui/icons-material/DeleteOutlined'
import Article from '@mui/icons-material/DescriptionOutlined'
import InsertDriveFile from '@mui/icons-material/InsertDriveFileOutlined'
import OpenInNew from '@mui/icons-material/OpenInNew'
import Pdf from '@mui/icons-material/PictureAsPdfOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { say } from './say'

type Props = {
  name: string
  type: string
  detail: string
  /** The picture's address, for an image. */
  image?: string | null
  onOpen: () => void
  onRemove?: () => void
}

const iconOf = (type: string) =>
  type === 'application/pdf' ? Pdf : /word/.test(type) ? Article : InsertDriveFile

/** A file with its preview: its own picture, or the mark of its type. */
export function FileCard({ name, type, detail, image, onOpen, onRemove }: Props) {
  const Icon = iconOf(type)
  const open = say('widget.file.open', { name })
  const remove = say('widget.file.remove', { name })
  return (
    <Box sx={card}>
      <Box sx={thumbnail}>{image ? <img src={image} alt="" /> : <Icon aria-hidden />}</Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="subtitle2" component="p" noWrap title={name}>
          {name}
        </Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {detail}
        </Typography>
      </Box>
      <Tooltip title={open}>
        <IconButton size="small" aria-label={open} onClick={onOpen}>
          <OpenInNew fontSize="small" />
        </IconButton>
      </Tooltip>
      {onRemove && (
        <Tooltip title={remove}>
          <IconButton size="small" aria-label={remove} onClick={onRemove}>
            <Delete fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
    </Box>
  )
}

const card = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  p: 1,
  pr: 1.25,
  mt: 1,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
}
const thumbnail = {
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  flex: 'none',
  overflow: 'hidden',
  borderRadius: '6px',
  color: 'primary.main',
  bgcolor: 'surface.subtle',
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
}
