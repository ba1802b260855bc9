import Check from '@mui/icons-material/CheckCircle'
import Circle from '@mui/icons-material/RadioButtonUnchecked'
import Box from '@mui/material/Box'
import { passwordTexts as texts } from '../../../../i18n/fr/people'
import { isRuleMet, passwordRules } from '../../../../resources/accounts/password-rules'
import { visuallyHidden } from '../../../widgets/visually-hidden'

const rules = passwordRules({ special: true })

interface Props {
  id: string
  password: string
  /** Rules that the server found broken; undefined until it has answered. */
  broken: readonly string[] | undefined
}

/** The rules of a new password, ticked as they are met. */
export function PasswordRules({ id, password, broken }: Props) {
  return (
    <Box id={id} sx={{ typography: 'body2' }}>
      {texts.rules}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 0.5, p: 0, display: 'grid', gap: 0.5 }}>
        {rules.map((rule) => {
          const isMet = isRuleMet(rule, password, broken)
          const Icon = isMet ? Check : Circle
          return (
            <Box
              component="li"
              key={rule.name}
              sx={{
                display: 'flex',
                alignItems: 'center',
                gap: 0.75,
                color: isMet ? 'success.main' : 'text.secondary',
              }}
            >
              <Icon aria-hidden sx={{ fontSize: 18 }} />
              {rule.label}
              <span style={visuallyHidden}> : {isMet ? texts.met : texts.missing}</span>
            </Box>
          )
        })}
      </Box>
    </Box>
  )
}
