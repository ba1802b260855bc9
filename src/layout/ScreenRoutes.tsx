import { Route, Routes } from 'react-router'
import { useApp } from './app-context'
import { ScreenNotFound } from './messages'
import { ScreenFrame } from './ScreenFrame'

/** One route a screen of the application; anything else is not found. */
export function ScreenRoutes() {
  const { screens } = useApp()
  return (
    <Routes>
      {Object.entries(screens).map(([name, screen]) => (
        <Route
          key={name}
          path={screen.path}
          element={<ScreenFrame key={name} name={name} screen={screen} />}
        />
      ))}
      <Route path="*" element={<ScreenNotFound />} />
    </Routes>
  )
}
