import { createContext, useContext } from 'react'
import type { AdherentOption } from './adherents'

export interface AdherentSelection {
  list: readonly AdherentOption[]
  /** Absent for a person who is no adherent user. */
  selected: AdherentOption | undefined
  choose: (option: AdherentOption) => void
}

export const AdherentContext = createContext<AdherentSelection>({
  list: [],
  selected: undefined,
  choose: () => undefined,
})

/** The adherent or the group that the front office works for. */
export const useAdherent = () => useContext(AdherentContext)
