import type { AnyResource } from '../schema/resource'
import { quote, quoteLine, quoteToken } from './quote'

/** What is declared of quotes. */
export const quotesResources: readonly AnyResource[] = [quote, quoteLine, quoteToken]
