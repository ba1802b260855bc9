/** The numeric profile types of the specification. */
export const profileType = { backOffice: 1, supplier: 2, adherent: 3 } as const

/** What the portal keeps of a session: the member that was chosen, and the first articles of a catalogue as they were last seen. */
export const ownKeys = ['adherent', 'articles'] as const

declare module '../session-storage' {
  interface OwnKeys {
    adherent: true
    articles: true
  }
}

declare module '../session-user' {
  /** What a user of the portal is linked to. */
  interface SessionUser {
    Adherent?: readonly { id: number; name: string }[]
    GroupAdherent?: readonly { id: number; name?: string; label?: string }[]
    Supplier?: readonly { id: number; name: string }[] | { id: number; name: string } | null
  }
}
