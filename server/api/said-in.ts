import { AsyncLocalStorage } from 'node:async_hooks'
import type { Language } from '../../resources/schema/marks'

/** The language of the request that is being answered. */
export const askedLanguage = new AsyncLocalStorage<Language | undefined>()

/** What is said in a language, French where there is none, whatever the request accepts. */
export const saidIn = <T>(language: Language | undefined, say: () => T): T => askedLanguage.run(language, say)
