import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { modelTexts as texts } from '../../../../i18n/fr/jobs'
import { type MailTexts, usePreview } from './use-mail-models'

/** The mail as it arrives, with sample values; it runs nothing and loads nothing. */
export function MailPreview({ name, texts: draft }: { name: string; texts: MailTexts }) {
  const { data } = usePreview(name, draft)
  return (
    <Box component="section">
      <Box component="h2" sx={{ typography: 'h4', m: 0, mb: 1 }}>
        {texts.preview}
      </Box>
      <Card sx={{ overflow: 'hidden' }}>
        <Box
          sx={{
            px: 2,
            py: 1.5,
            borderBottom: 1,
            borderColor: 'divider',
            fontWeight: 600,
            overflowWrap: 'anywhere',
          }}
        >
          {data?.subject}
        </Box>
        <Box
          component="iframe"
          title={texts.previewOf}
          srcDoc={data?.html ?? ''}
          sandbox=""
          sx={{ display: 'block', width: '100%', height: 560, border: 0, bgcolor: '#f4f6f8' }}
        />
      </Card>
    </Box>
  )
}
