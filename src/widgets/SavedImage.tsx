import Delete from '@mui/icons-material/DeleteOutlined'
import Edit from '@mui/icons-material/EditOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { AvatarImage } from './AvatarImage'
import { say } from './say'

type Props = { url: string; onEdit: () => void; onDelete?: () => void; disabled?: boolean }

/** The image kept already, with its edit and delete actions. */
export function SavedImage({ url, onEdit, onDelete, disabled }: Props) {
  return (
    <Box sx={card}>
      <AvatarImage src={url} alt={say('widget.crop.saved')} size={96} shape="square" />
      <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 0.5 }}>
        <Button
          size="small"
          startIcon={<Edit />}
          onClick={onEdit}
          disabled={disabled}
          aria-label={say('widget.crop.editSaved')}
        >
          {say('widget.edit')}
        </Button>
        {onDelete && (
          <Button
            size="small"
            color="error"
            startIcon={<Delete />}
            onClick={onDelete}
            disabled={disabled}
            aria-label={say('widget.crop.deleteSaved')}
          >
            {say('widget.delete')}
          </Button>
        )}
      </Box>
    </Box>
  )
}

const card = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  p: 1.25,
  pr: 2,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
}
