import AddAPhoto from '@mui/icons-material/AddAPhotoOutlined'
import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import TextField from '@mui/material/TextField'
import { useRef } from 'react'
import { receptionScreenTexts as texts } from '../../../i18n/fr/reception-screens'
import type { ReceptionAnswer } from '../../../resources/receptions/answers'
import { decimalText } from '../../../resources/schema/decimal-text'
import { labelsAbove } from '../../theme/labels-above'
import { DayInput } from '../../widgets/DayInput'
import type { ReceptionDraft } from './draft'
import { smallPicture } from './photo'
import { alertsOf, isWrongTemperature, limitsOf } from './temperatures'

interface Props {
  answer: ReceptionAnswer
  draft: ReceptionDraft
  onChange: (part: Partial<ReceptionDraft>) => void
}

const mostPhotos = 3
function Photos({ draft, onChange }: Omit<Props, 'answer'>) {
  const input = useRef<HTMLInputElement>(null)
  const add = async (files: FileList | null) => {
    const room = mostPhotos - draft.photos.length
    const small = await Promise.all([...(files ?? [])].slice(0, room).map(smallPicture))
    onChange({ photos: [...draft.photos, ...small], sent_photos: [] })
  }
  const kept = draft.kept_files ?? []
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      {kept.length > 0 && (
        <Box sx={{ color: 'text.secondary' }}>{texts.keptPhotos({ smart_count: kept.length })}</Box>
      )}
      {draft.photos.map((photo, index) => (
        <Box key={photo.slice(-40)} sx={{ position: 'relative' }}>
          <Box
            component="img"
            src={photo}
            alt={texts.photo({ n: index + 1 })}
            sx={{ width: 72, height: 72, objectFit: 'cover', borderRadius: 1, display: 'block' }}
          />
          <IconButton
            size="small"
            aria-label={texts.removePhoto({ n: index + 1 })}
            onClick={() => onChange({ photos: draft.photos.filter((one) => one !== photo), sent_photos: [] })}
            sx={{ position: 'absolute', top: -10, right: -10, bgcolor: 'background.paper', boxShadow: 1 }}
          >
            <Close fontSize="small" />
          </IconButton>
        </Box>
      ))}
      {draft.photos.length < mostPhotos && (
        <Button
          variant="outlined"
          startIcon={<AddAPhoto />}
          onClick={() => input.current?.click()}
          sx={{ minHeight: 48 }}
        >
          {texts.addPhoto}
        </Button>
      )}
      <input
        ref={input}
        hidden
        type="file"
        accept="image/*"
        capture="environment"
        aria-label={texts.photos}
        onChange={({ target }) => {
          void add(target.files)
          target.value = ''
        }}
      />
    </Box>
  )
}

/** Day, people, delivery note, temperatures where the order asks for them, photos. */
export function ReceptionHead({ answer, draft, onChange }: Props) {
  const kinds = new Set(answer.lines.map((line) => line.temperature_kind))
  const alerts = alertsOf(answer, draft)
  const limits = limitsOf(answer)
  const temperatures = [
    {
      name: 'fresh' as const,
      label: texts.fresh,
      limit: limits.fresh,
      isAsked: kinds.has('fresh'),
    },
    { name: 'frozen' as const, label: texts.frozen, limit: limits.frozen, isAsked: kinds.has('frozen') },
  ]
  const lacksComment = alerts.length > 0 && !draft.comment.trim()
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: { xs: 1.5, sm: 2 },
        rowGap: { xs: 0.5, sm: 2 },
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fill, minmax(190px, 1fr))' },
        ...labelsAbove,
      }}
    >
      <DayInput
        label={texts.date}
        required
        value={draft.date}
        onChange={(day) => onChange({ date: day ?? '' })}
      />
      <TextField
        label={texts.receiver}
        value={draft.receiver_name}
        onChange={({ target }) => onChange({ receiver_name: target.value })}
        slotProps={{ htmlInput: { maxLength: 120, autoComplete: 'name' } }}
      />
      <TextField
        label={texts.form}
        value={draft.delivery_form}
        onChange={({ target }) => onChange({ delivery_form: target.value })}
        slotProps={{ htmlInput: { maxLength: 60 } }}
      />
      {temperatures
        .filter(({ isAsked }) => isAsked)
        .map(({ name, label, limit }) => {
          const isWarm = alerts.includes(name)
          const shown = decimalText(limit)
          return (
            <TextField
              key={name}
              label={label}
              value={draft[name]}
              error={isWarm || isWrongTemperature(draft[name])}
              helperText={isWarm ? texts.tooWarm({ limit: shown }) : texts.limit({ limit: shown })}
              onChange={({ target }) => onChange({ [name]: target.value })}
              slotProps={{ htmlInput: { inputMode: 'text', maxLength: 6, autoComplete: 'off' } }}
            />
          )
        })}
      <TextField
        multiline
        label={texts.comment}
        required={alerts.length > 0}
        error={lacksComment}
        value={draft.comment}
        onChange={({ target }) => onChange({ comment: target.value })}
        slotProps={{ htmlInput: { maxLength: 2000 } }}
        sx={{ gridColumn: '1 / -1' }}
      />
      <Box sx={{ gridColumn: '1 / -1' }}>
        <Photos draft={draft} onChange={onChange} />
      </Box>
    </Box>
  )
}
