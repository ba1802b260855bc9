import type { AdherentOption } from './adherents'

const keyOf = (user: number | undefined) => `lastAdherent.${user ?? ''}`

/** Keeps what a person last chose, for a page that is opened without a network. */
export function keepChosen(user: number | undefined, { options: _members, ...chosen }: AdherentOption): void {
  try {
    localStorage.setItem(keyOf(user), JSON.stringify(chosen))
  } catch {
    // A device whose memory is full opens the page with a network only.
  }
}

/** What that person last chose on this device, as the list of the one adherent that is known without a network. */
export function lastChosen(user: number | undefined): AdherentOption[] | undefined {
  const text = localStorage.getItem(keyOf(user))
  if (!text) return undefined
  try {
    const one: AdherentOption = JSON.parse(text)
    return [one]
  } catch {
    return undefined
  }
}
