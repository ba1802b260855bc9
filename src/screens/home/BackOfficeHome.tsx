import { Hello } from './Hello'
import { Shortcuts } from './Shortcuts'

/** The back office's first screen. */
export function BackOfficeHome() {
  return (
    <>
      <Hello />
      <Shortcuts />
    </>
  )
}
