import Archive from '@mui/icons-material/ArchiveOutlined'
import Award from '@mui/icons-material/EmojiEventsOutlined'
import Close from '@mui/icons-material/LockOutlined'
import Run from '@mui/icons-material/PlayArrowOutlined'
import Publish from '@mui/icons-material/PublicOutlined'
import Reset from '@mui/icons-material/RestartAltOutlined'
import Send from '@mui/icons-material/SendOutlined'
import type { ReactNode } from 'react'
import type { ActionIcon } from '../../../resources/schema/action'

const icons: Readonly<Record<ActionIcon, typeof Send>> = {
  send: Send,
  publish: Publish,
  close: Close,
  award: Award,
  archive: Archive,
  reset: Reset,
  run: Run,
}

/** The sign before the label of an action. */
export function actionIcon(name: ActionIcon): ReactNode {
  const Icon = icons[name]
  return <Icon />
}
