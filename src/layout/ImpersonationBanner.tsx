import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { toast } from '../widgets/toast-store'
import { useApp } from './app-context'
import { sayShell } from './say-shell'
import { useUser } from './use-boot'

/** Says who is acted as, and gives one's own session back. */
export function ImpersonationBanner() {
  const { client } = useApp()
  const user = useUser()
  const [isPending, setPending] = useState(false)
  if (!user?.isImpersonated) return null
  const { first_name, last_name, impersonatedBy } = user
  const name = `${first_name} ${last_name}`.trim()
  const by = [impersonatedBy?.first_name, impersonatedBy?.last_name].filter(Boolean).join(' ')

  const exit = async () => {
    setPending(true)
    try {
      await client.account.stopImpersonating()
      window.location.assign('/')
    } catch (error) {
      setPending(false)
      toast.error(error instanceof Error ? error.message : sayShell('shell.failed.title'))
    }
  }
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 1.5,
        px: 2,
        py: 0.75,
        typography: 'body2',
        fontWeight: 600,
        color: 'secondary.contrastText',
        bgcolor: 'secondary.main',
      }}
    >
      {by ? sayShell('shell.impersonationBy', { name, by }) : sayShell('shell.impersonation', { name })}
      <Button size="small" color="inherit" variant="outlined" onClick={exit} loading={isPending}>
        {sayShell('shell.impersonationExit')}
      </Button>
    </Box>
  )
}
