import { Documents } from './Documents'
import { Hello } from './Hello'
import { OwnSuppliers } from './Perimeter'
import { Shortcuts } from './Shortcuts'

/** The suppliers' first screen. */
export function TendersHome() {
  return (
    <>
      <Hello />
      <OwnSuppliers />
      <Documents />
      <Shortcuts />
    </>
  )
}
