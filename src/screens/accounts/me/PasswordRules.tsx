import Check from '@mui/icons-material/CheckCircle'
import Circle from '@mui/icons-material/RadioButtonUnchecked'
import Box from '@mui/material/Box'
import { passwordTexts as texts } from '../../../../i18n/fr/people'
import { visuallyHidden } from '../../../widgets/visually-hidden'
import { passwordRules } from './password-rules'

/** The rules of a new password, ticked as they are met. */
export function PasswordRules({ id, password }: { id: string; password: string }) {
  return (
    <Box id={id} sx={{ typography: 'body2' }}>
      {texts.rules}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 0.5, p: 0, display: 'grid', gap: 0.5 }}>
        {passwordRules.map(({ text, holds }) => {
          const isMet = holds(password)
          const Icon = isMet ? Check : Circle
          return (
            <Box
              component="li"
              key={text}
              sx={{
                display: 'flex',
                alignItems: 'center',
                gap: 0.75,
                color: isMet ? 'success.main' : 'text.secondary',
              }}
            >
              <Icon aria-hidden sx={{ fontSize: 18 }} />
              {text}
              <span style={visuallyHidden}> : {isMet ? texts.met : texts.missing}</span>
            </Box>
          )
        })}
      </Box>
    </Box>
  )
}
