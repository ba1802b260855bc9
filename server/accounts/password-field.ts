import { f } from '../../resources/schema/f'

/** A password in a body: taken exactly as it was typed, neither trimmed nor lower-cased. */
export const passwordField = (label: string) => f.json({ label, required: true })

/** The password as text; anything else is no password. */
export const passwordText = (value: unknown): string => (typeof value === 'string' ? value : '')
