import type { Page } from 'playwright-core'

/** Words of English that no French sentence has, of the sort that generated screens are made of. */
const english =
  /(?<!\p{L})(?:the|and|with|from|for|of|your|this|that|are|was|not|save|saved|delete|deleted|create|created|edit|update|updated|cancel|loading|search|submit|settings|required|invalid|failed|success|warning|unknown|select|choose|please|click|password|users?|orders?|carts?|download|upload|filters?|clear|apply|show|hide|close|next|previous|results?|rows|open|empty|back to|sign in|log ?(?:in|out)|dashboard|home|true|false|yes)(?!\p{L})/iu

/** What a program says by mistake. */
const machine = /\b(?:undefined|null|NaN|Invalid Date|Error)\b|\[object |%\{|\$\{/

/** The key of a text, alone or inside a sentence: `error.noRow`, `ra.action.save`, `profile_type_id`. */
const rawKey = /\b[a-z][a-zA-Z]+(?:\.[a-zA-Z_]{2,})+\b|\b[a-z]+(?:_[a-z]+)+\b/

/** Addresses, sites and names of files are nobody's language. */
const named =
  /\S+@\S+|https?:\/\/\S+|\bwww\.\S+|\S+\.(?:pdf|docx?|xlsx?|csv|png|jpe?g|gif|fr|com|org|eu|example)\b/gi

/** Whether a text is left in English, or as a key, or as what a program holds. */
export function notFrench(text: string): boolean {
  const said = text.replace(named, ' ')
  return english.test(said) || machine.test(said) || rawKey.test(said)
}

/** Goes to an address inside the application, without loading it again: as a link of its own does. */
export const follow = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState({ key: to, idx: (history.state?.idx ?? 0) + 1 }, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, address)
