import Box from '@mui/material/Box'
import { modelTexts as texts } from '../../../../i18n/fr/jobs'
import { MailFrame } from '../../../widgets/MailFrame'
import { type MailTexts, usePreview } from './use-mail-models'

/** The mail as it arrives, with sample values. */
export function MailPreview({ name, texts: draft }: { name: string; texts: MailTexts }) {
  const { data } = usePreview(name, draft)
  return (
    <Box component="section">
      <Box component="h2" sx={{ typography: 'h4', m: 0, mb: 1 }}>
        {texts.preview}
      </Box>
      <MailFrame title={texts.previewOf} mail={data} />
    </Box>
  )
}
