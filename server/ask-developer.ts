import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Agree } from './database/pending'

/** Asks the developer in the terminal of `npm run dev`, which listens on this address; without one nobody says yes. */
export const askDeveloper =
  (address: string | undefined): Agree =>
  async (drops) => {
    if (!address) return false
    const line = connect(address)
    line.end(JSON.stringify(drops))
    return (await text(line)) === 'yes'
  }
