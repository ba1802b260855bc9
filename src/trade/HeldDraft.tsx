import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { answerTexts as texts } from '../../i18n/fr/answers'
import { frenchMoment } from '../../resources/schema/date-text'
import type { OfferedDraft } from './use-held'

/** What was typed on this device and never reached the server, while the answer has changed there since. */
export function HeldDraft({ offered }: { offered: OfferedDraft | undefined }) {
  if (!offered) return null
  return (
    <Alert
      severity="warning"
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap' }}>
          <Button color="inherit" size="small" onClick={offered.take}>
            {texts.takeDraft}
          </Button>
          <Button color="inherit" size="small" onClick={offered.forget}>
            {texts.forgetDraft}
          </Button>
        </Box>
      }
    >
      {texts.offeredDraft({ when: frenchMoment(offered.at) })}
    </Alert>
  )
}
