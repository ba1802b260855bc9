import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type ReactNode, useLayoutEffect } from 'react'
import { Link } from 'react-router'
import type { ShellTextKey } from '../../i18n/fr/shell'
import { useTitle } from '../admin/use-title'
import { useApp } from './app-context'
import { sayShell } from './say-shell'

/** A screen that has only something to say, and a way out. */
function Message({ title, text, action }: { title: ShellTextKey; text: ShellTextKey; action: ReactNode }) {
  return (
    <Box
      sx={{ py: { xs: 6, md: 12 }, textAlign: 'center', display: 'grid', justifyItems: 'center', gap: 1.5 }}
    >
      <Box component="h1" sx={{ typography: 'h2', m: 0 }}>
        {sayShell(title)}
      </Box>
      <Box component="p" sx={{ m: 0, mb: 1, color: 'text.secondary' }}>
        {sayShell(text)}
      </Box>
      {action}
    </Box>
  )
}

const backHome = (
  <Button component={Link} to="/" variant="contained">
    {sayShell('shell.backHome')}
  </Button>
)

export function AccessDenied() {
  useTitle(sayShell('shell.denied.title'))
  return <Message title="shell.denied.title" text="shell.denied.text" action={backHome} />
}

/** An address that no screen has: recorded as such (specification 1 §2). */
export function ScreenNotFound() {
  const { session } = useApp().client
  useLayoutEffect(() => session.keep('current_route_name', 'NotFound'), [session])
  useTitle(sayShell('shell.notFound.title'))
  return <Message title="shell.notFound.title" text="shell.notFound.text" action={backHome} />
}

export function ScreenFailed({ onRetry }: { onRetry: () => void }) {
  const retry = (
    <Button onClick={onRetry} variant="contained">
      {sayShell('shell.failed.retry')}
    </Button>
  )
  return <Message title="shell.failed.title" text="shell.failed.text" action={retry} />
}

/** Code that is not there any more: another version is in service. */
export function ScreenOutdated({ onRefresh }: { onRefresh: () => void }) {
  const refresh = (
    <Button onClick={onRefresh} variant="contained">
      {sayShell('shell.outdated.refresh')}
    </Button>
  )
  return <Message title="shell.outdated.title" text="shell.outdated.text" action={refresh} />
}
