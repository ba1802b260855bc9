import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { formTexts } from '../../../i18n/fr/form'
import { frenchMoment } from '../../../resources/schema/date-text'
import type { KeptTyping } from './use-kept-typing'

/** Offers what was typed before the session ended. */
export function KeptTypingBar({ kept: { at, isOlder, take, forget } }: { kept: KeptTyping }) {
  return (
    <Alert
      severity="info"
      sx={{ mb: 2, flexWrap: 'wrap' }}
      action={
        <>
          <Button color="inherit" size="small" onClick={forget}>
            {formTexts.forgetTyping}
          </Button>
          <Button color="inherit" size="small" variant="outlined" onClick={take}>
            {formTexts.takeTyping}
          </Button>
        </>
      }
    >
      {formTexts.keptTyping({ moment: frenchMoment(new Date(at).toISOString()) })}
      {isOlder && ` ${formTexts.keptTypingOlder}`}
    </Alert>
  )
}
