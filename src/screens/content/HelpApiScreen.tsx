import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { helpApiTexts as texts } from '../../../i18n/fr/help-api'
import { webhookEvents } from '../../../resources/webhooks/webhook'
import { useApp } from '../../layout/app-context'
import { screenAddress } from '../../layout/screens'
import { useScreenTitle } from '../../layout/use-screen-title'
import { CopyButton } from '../../widgets/CopyButton'
import { SheetTable } from '../../widgets/SheetTable'
import { callExample, receiverExample } from './api-examples'

/** How another program is connected: keys, calls, webhooks, with examples that run as they stand. */
export function HelpApiScreen() {
  const { screens } = useApp()
  const title = useScreenTitle('HelpApi')
  const center = screens.HelpCenterList
  const account = screens.Profile
  return (
    <>
      {center && (
        <MuiLink component={Link} to={screenAddress(center)} variant="body2">
          {texts.back}
        </MuiLink>
      )}
      <Typography variant="h1">{title}</Typography>
      <Typography sx={{ mt: 0.5, mb: 3, color: 'text.secondary' }}>{texts.intro}</Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 960 }}>
        <Part title={texts.keys} text={texts.keysText}>
          {account && (
            <Button component={Link} to={screenAddress(account)} variant="outlined">
              {texts.account}
            </Button>
          )}
        </Part>
        <Part title={texts.call} text={texts.callText}>
          <Code name={texts.call} text={callExample(window.location.origin)} />
        </Part>
        <Part title={texts.document} text={texts.documentText}>
          <Button href="/api/openapi.json" target="_blank" rel="noreferrer" variant="outlined">
            {texts.documentLink}
          </Button>
        </Part>
        <Part title={texts.webhooks} text={texts.webhooksText}>
          <SheetTable
            name={texts.events}
            rows={Object.entries(webhookEvents)}
            keyOf={([name]) => name}
            columns={[
              { title: texts.event, is: 'what', of: ([name]) => <code>{name}</code> },
              { title: texts.meaning, of: ([, label]) => label },
            ]}
          />
        </Part>
        <Part title={texts.verify} text={texts.verifyText}>
          <Code name={texts.verify} text={receiverExample} />
        </Part>
      </Box>
    </>
  )
}

type PartProps = { title: string; text: string; children: ReactNode }

function Part({ title, text, children }: PartProps) {
  const id = useId()
  return (
    <Card component="section" aria-labelledby={id}>
      <CardContent>
        <Typography id={id} variant="h4" component="h2" sx={{ mb: 1 }}>
          {title}
        </Typography>
        <Typography sx={{ mb: 2 }}>{text}</Typography>
        {children}
      </CardContent>
    </Card>
  )
}

/** An example to copy. */
function Code({ name, text }: { name: string; text: string }) {
  return (
    <Box sx={{ position: 'relative' }}>
      <Box
        component="pre"
        tabIndex={0}
        role="region"
        aria-label={name}
        sx={{
          ...{ m: 0, p: 2, pr: 7, overflow: 'auto', borderRadius: 1, bgcolor: 'action.hover' },
          ...{ fontFamily: 'monospace', fontSize: 13, lineHeight: 1.5 },
        }}
      >
        {text}
      </Box>
      <Box sx={{ position: 'absolute', top: 4, right: 4, bgcolor: 'background.paper', borderRadius: 1 }}>
        <CopyButton text={text} label={texts.copy} />
      </Box>
    </Box>
  )
}
