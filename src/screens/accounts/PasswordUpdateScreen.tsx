import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import { Link } from 'react-router'
import { formTexts } from '../../../i18n/fr/form'
import { passwordTexts as texts } from '../../../i18n/fr/people'
import { formStyle } from '../../admin/form/layout'
import { PasswordBox } from './me/PasswordBox'
import { PasswordRules } from './me/PasswordRules'
import { usePasswordForm } from './me/use-password-form'

/** Changes one's own password (specification 1 §2). */
export function PasswordUpdateScreen() {
  const { field, password, broken, isTouched, isPending, send } = usePasswordForm()
  return (
    <Box sx={{ maxWidth: 560 }}>
      <Box component="h1" sx={{ typography: 'h1', m: 0, mb: 2 }}>
        {texts.title}
      </Box>
      <Card>
        <CardContent
          component="form"
          noValidate
          onSubmit={(event: React.SubmitEvent) => {
            event.preventDefault()
            void send()
          }}
          sx={[formStyle, { display: 'grid', gap: 2 }]}
        >
          <PasswordBox {...field('old_password')} label={texts.old} autoComplete="current-password" />
          <PasswordBox
            {...field('new_password')}
            label={texts.fresh}
            autoComplete="new-password"
            describedBy="password-rules"
          />
          <PasswordRules id="password-rules" password={password} broken={broken} />
          <PasswordBox {...field('confirm_password')} label={texts.confirm} autoComplete="new-password" />
          <Box sx={{ display: 'flex', gap: 1 }}>
            {isTouched && (
              <Button type="submit" variant="contained" loading={isPending}>
                {formTexts.save}
              </Button>
            )}
            <Button color="inherit" component={Link} to="/profile">
              {formTexts.cancel}
            </Button>
          </Box>
        </CardContent>
      </Card>
    </Box>
  )
}
