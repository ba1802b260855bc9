import { Documents } from './Documents'
import { Hello } from './Hello'
import { MessageBanners } from './MessageBanners'
import { OwnSuppliers } from './Perimeter'
import { Shortcuts } from './Shortcuts'

/** The suppliers' first screen. */
export function TendersHome() {
  return (
    <>
      <Hello />
      <MessageBanners />
      <OwnSuppliers />
      <Documents />
      <Shortcuts />
    </>
  )
}
