import type { Kind } from '../../kind'
import { check } from './check'
import { column } from './column'

/** A text with emphasis, titles, lists and links, as HTML; 20,000 characters unless told. The server keeps nothing but what
 * `rich-text.ts` lists. What is typed or imported without tags becomes paragraphs. */
export const richText: Kind<string, 'max' | 'min'> = { ...column, ...check }
