import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { modelTexts as texts } from '../../../../i18n/fr/jobs'
import type { MailModelAnswer } from '../../../../resources/content/answers'
import { labelsAbove } from '../../../theme/labels-above'
import { TextArea } from '../../../widgets/TextArea'
import type { MailTexts } from './use-mail-models'

interface MailFieldsProps {
  model: MailModelAnswer
  draft: MailTexts
  errors: Readonly<Record<string, string>>
  onChange: (part: Partial<MailTexts>) => void
}

/** Subject, message, button and small print. */
export function MailFields({ model, draft, errors, onChange }: MailFieldsProps) {
  return (
    <Box sx={{ display: 'grid', gap: 2, ...labelsAbove }}>
      <TextField
        label={texts.subject}
        value={draft.subject}
        onChange={({ target }) => onChange({ subject: target.value })}
        required
        error={errors.subject !== undefined}
        helperText={errors.subject}
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
      <TextArea
        label={texts.body}
        value={draft.body}
        onChange={(body) => onChange({ body })}
        required
        minRows={8}
        textLimit={10_000}
        error={errors.body !== undefined}
        helperText={errors.body ?? texts.bodyHelp}
      />
      {model.has_link && (
        <TextField
          label={texts.link}
          value={draft.link ?? ''}
          onChange={({ target }) => onChange({ link: target.value || null })}
          error={errors.link !== undefined}
          helperText={errors.link}
          slotProps={{ htmlInput: { maxLength: 60 } }}
        />
      )}
      <TextArea
        label={texts.notes}
        value={draft.notes ?? ''}
        onChange={(notes) => onChange({ notes: notes || null })}
        minRows={2}
        textLimit={2000}
        error={errors.notes !== undefined}
        helperText={errors.notes}
      />
    </Box>
  )
}
