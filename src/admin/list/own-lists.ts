import type { Http } from '../../../providers/http'
import { HttpError } from '../../../providers/http-error'
import { keepOnAccount, readOwnLists, type SharedView } from '../../../providers/own-lists'
import { getKept, isTexts, keptName, keptNames, setKept, viewsName } from './kept-store'

/** What was changed here while the account was being read: the newer word. */
const changedMeanwhile = new Set<string>()

/** What the account is known to keep: what it keeps no longer was forgotten on another device. */
const syncedName = 'synced'
const syncedOf = (userId: number): readonly string[] => {
  const names = getKept(keptName(userId, syncedName))
  return isTexts(names) ? names : []
}
const setSynced = (userId: number, names: Iterable<string>) =>
  setKept(keptName(userId, syncedName), [...new Set(names)])

interface Kept {
  userId: number
  name: string
  value: unknown
}

/** Keeps a preference of this device on the account too; without an answer, it stays on this device. */
export async function pushKept(http: Http, { userId, name, value }: Kept): Promise<void> {
  changedMeanwhile.add(name)
  try {
    await keepOnAccount(http, name, value)
    setSynced(userId, [...syncedOf(userId), name])
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
  }
}

/**
 * Reads how the person likes its lists: what the account keeps stands on this device too, what only this device knows goes to
 * the account. Answers the searches shared with the person's profile.
 */
export async function readLists(http: Http, userId: number): Promise<readonly SharedView[]> {
  changedMeanwhile.clear()
  const { preferences, views } = await readOwnLists(http)
  const known = new Map(preferences.map(({ name, value }) => [name, value]))
  const synced = new Set(syncedOf(userId))
  for (const [name, value] of known) if (!changedMeanwhile.has(name)) setKept(keptName(userId, name), value)
  for (const [name, value] of keptNames(userId)) {
    if (known.has(name) || changedMeanwhile.has(name)) continue
    if (synced.has(name)) setKept(keptName(userId, name), undefined)
    else void pushKept(http, { userId, name, value })
  }
  setSynced(userId, known.keys())
  setKept(keptName(userId, viewsName), views)
  return views
}
