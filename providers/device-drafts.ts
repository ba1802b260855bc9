import { draftKeyEndpoints } from '../resources/schema/draft-key'
import { clientOf } from './endpoints'
import type { Http } from './http'
import { personOf } from './person-of'
import type { KeyValueStore, Session } from './session-storage'

/** What somebody has typed and the server does not have. */
export interface DeviceDraft<T> {
  value: T
  /** What the server had when it was typed. */
  version: string | null
  /** When it was kept, in milliseconds. */
  at: number
}

/** What is kept, beside when. */
type Typed<T> = Pick<DeviceDraft<T>, 'value' | 'version'>

/** Milliseconds after the last key: what one types makes one draft. */
const rest = 200

/** Drafts of one person on this device, by their names. */
export interface DeviceDrafts {
  /** Keeps a draft as it stands once nothing has been typed for a moment; what the device has no room for is not kept. */
  keepSoon: <T>(name: string, typed: () => Typed<T> | undefined) => void
  /** The draft of a name; undefined where there is none, where it is too old, or where it is not this person's. */
  read: <T>(name: string) => Promise<DeviceDraft<T> | undefined>
  drop: (name: string) => void
  /** Asks for the key before it is needed: the network may be away by then. */
  prepare: () => void
}

/** Milliseconds for which what was typed waits for its person (5-doors §6). */
export const draftLifetime = 24 * 3_600_000

const prefix = 'typed.'

/** As it stands on the device: when, and the rest encrypted. */
interface Stored {
  at: number
  /** Initialisation vector and cipher text, in base64. */
  box: string
}

function parsed(text: string | null): Stored | undefined {
  try {
    return (JSON.parse(text ?? 'null') as Stored | null) ?? undefined
  } catch {
    return undefined
  }
}

const isOld = (stored: Stored | undefined, now: number) =>
  !stored || !(now - stored.at >= 0 && now - stored.at < draftLifetime)

const base64 = (bytes: Uint8Array): string => {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}
const bytesOf = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
const fromHex = (text: string) =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

/** Takes away what has waited too long, whoever's it was. */
export function sweepDrafts(
  storage: Pick<KeyValueStore, 'getItem' | 'removeItem'> & { names: () => string[] } = {
    names: () => Object.keys(window.localStorage),
    getItem: (name) => window.localStorage.getItem(name),
    removeItem: (name) => window.localStorage.removeItem(name),
  },
  now = Date.now(),
): void {
  for (const name of storage.names())
    if (name.startsWith(prefix) && isOld(parsed(storage.getItem(name)), now)) storage.removeItem(name)
}

interface Wire {
  http: Http
  session: Session
}

let isOver = false

/** From now on nothing more is kept: the person leaves this device. */
export const keepNoDrafts = (): void => {
  isOver = true
}

/**
 * What the person who is signed in types, kept on this device when the session ends: encrypted under a key that the server
 * gives this person alone and that this page holds in its memory only, so that nobody else reads it there. Where the browser
 * cannot encrypt (a page that came over plain HTTP), nothing is kept.
 */
export function createDeviceDrafts(
  { http, session }: Wire,
  { storage = window.localStorage as KeyValueStore, now = Date.now } = {},
): DeviceDrafts {
  const person = personOf(session.user())
  const call = clientOf(http, draftKeyEndpoints)
  const turns = new Map<string, number>()
  let known: Promise<CryptoKey> | undefined

  const keyOf = () => {
    known ??= call
      .read()
      .then(({ key }) =>
        crypto.subtle.importKey('raw', fromHex(key), 'AES-GCM', false, ['encrypt', 'decrypt']),
      )
    // One that could not be had is asked for again with the next draft; who does not wait for it is told nothing.
    known.catch(() => {
      known = undefined
    })
    return known
  }
  const placeOf = (name: string) => `${prefix}${person}.${name}`
  const turnOf = (name: string) => {
    const turn = (turns.get(name) ?? 0) + 1
    turns.set(name, turn)
    return turn
  }
  const about = (place: string) => new TextEncoder().encode(place)

  async function keep(name: string, turn: number, draft: unknown) {
    const [place, at] = [placeOf(name), now()]
    try {
      const iv = crypto.getRandomValues(new Uint8Array(12))
      const text = new TextEncoder().encode(JSON.stringify(draft))
      const how = { name: 'AES-GCM', iv, additionalData: about(place) }
      const box = new Uint8Array(await crypto.subtle.encrypt(how, await keyOf(), text))
      // Something newer was typed or dropped meanwhile, or the person has left.
      if (turns.get(name) !== turn || isOver) return
      storage.setItem(place, JSON.stringify({ at, box: base64(new Uint8Array([...iv, ...box])) }))
    } catch {
      // Neither the network nor the room on the device is worth a message beside what is being typed.
    }
  }

  return {
    keepSoon(name, typed) {
      if (!crypto.subtle) return
      const turn = turnOf(name)
      setTimeout(() => {
        const draft = turns.get(name) === turn ? typed() : undefined
        if (draft) void keep(name, turn, draft)
      }, rest)
    },
    async read<T>(name: string) {
      const place = placeOf(name)
      const stored = parsed(storage.getItem(place))
      if (!stored || !crypto.subtle) return undefined
      if (isOld(stored, now())) {
        storage.removeItem(place)
        return undefined
      }
      try {
        const bytes = bytesOf(stored.box)
        const how = { name: 'AES-GCM', iv: bytes.slice(0, 12), additionalData: about(place) }
        const text = await crypto.subtle.decrypt(how, await keyOf(), bytes.slice(12))
        return { ...(JSON.parse(new TextDecoder().decode(text)) as DeviceDraft<T>), at: stored.at }
      } catch {
        return undefined
      }
    },
    drop(name) {
      turnOf(name)
      storage.removeItem(placeOf(name))
    },
    prepare() {
      if (crypto.subtle) void keyOf()
    },
  }
}

const made = new WeakMap<Session, { person: string; drafts: DeviceDrafts }>()

/** The drafts of the person who is signed in: once a page. */
export function deviceDraftsOf(wire: Wire): DeviceDrafts {
  const person = personOf(wire.session.user())
  const known = made.get(wire.session)
  if (known && (known.person === person || !wire.session.hasToken())) return known.drafts
  const drafts = createDeviceDrafts(wire)
  made.set(wire.session, { person, drafts })
  return drafts
}
