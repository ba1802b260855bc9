import Button from '@mui/material/Button'
import { useColorScheme } from '@mui/material/styles'

export function SchemeSwitch() {
  const { colorScheme, setMode } = useColorScheme()
  const isDark = colorScheme === 'dark'
  return (
    <Button variant="outlined" onClick={() => setMode(isDark ? 'light' : 'dark')}>
      {isDark ? 'Thème clair' : 'Thème sombre'}
    </Button>
  )
}
