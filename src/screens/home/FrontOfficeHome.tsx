import { Documents } from './Documents'
import { Hello } from './Hello'
import { MessageBanners } from './MessageBanners'
import { SelectedAdherent } from './Perimeter'
import { Shortcuts } from './Shortcuts'

/** The adherents' first screen. */
export function FrontOfficeHome() {
  return (
    <>
      <Hello />
      <MessageBanners />
      <SelectedAdherent />
      <Documents />
      <Shortcuts />
    </>
  )
}
