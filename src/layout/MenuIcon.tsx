import Circle from '@mui/icons-material/CircleOutlined'
import { useApp } from './app-context'

/** The icon that a menu entry names; a circle for a name that the application does not know. */
export function MenuIcon({ icon }: { icon: string }) {
  const Found = useApp().icons[icon] ?? Circle
  return <Found fontSize="small" />
}
