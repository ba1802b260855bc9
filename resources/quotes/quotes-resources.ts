import { quote, quoteLine, quoteToken } from './quote'

/** What is declared of quotes. */
export const quotesResources = [quote, quoteLine, quoteToken] as const
