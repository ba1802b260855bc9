import { Hello } from './Hello'
import { Shortcuts } from './Shortcuts'

/** The adherents' first screen. */
export function FrontOfficeHome() {
  return (
    <>
      <Hello />
      <Shortcuts />
    </>
  )
}
