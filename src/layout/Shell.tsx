import type { ReactNode } from 'react'
import { AppFrame } from './AppFrame'
import { AppSwitcher } from './AppSwitcher'
import { HelpMenu } from './HelpMenu'
import { ScreenKeys } from './keys/ScreenKeys'
import { NotificationBell } from './notifications/NotificationBell'
import { PaletteButton } from './palette/PaletteButton'
import { MessageGate } from './portal-messages/MessageGate'

interface ShellProps {
  /** The application's own part of the top bar (the adherent selector). */
  bar?: ReactNode
  phoneBar?: (more: () => void) => ReactNode
  children: ReactNode
}

const tools = (
  <>
    <PaletteButton />
    <AppSwitcher />
    <NotificationBell />
    <HelpMenu />
    <ScreenKeys />
  </>
)

/** What stands around every screen of the portal; or the message that stands in its place. */
export function Shell({ bar, phoneBar, children }: ShellProps) {
  return (
    <MessageGate bar={bar}>
      <AppFrame bar={bar} tools={tools} phoneBar={phoneBar}>
        {children}
      </AppFrame>
    </MessageGate>
  )
}
