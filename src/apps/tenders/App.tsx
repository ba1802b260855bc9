import { ScreenRoutes } from '../../layout/ScreenRoutes'
import { Shell } from '../../layout/Shell'

export function App() {
  return (
    <Shell>
      <ScreenRoutes />
    </Shell>
  )
}
