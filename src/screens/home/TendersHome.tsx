import { Hello } from './Hello'
import { Shortcuts } from './Shortcuts'

/** The suppliers' first screen. */
export function TendersHome() {
  return (
    <>
      <Hello />
      <Shortcuts />
    </>
  )
}
