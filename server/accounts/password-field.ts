/** The password as text; anything else is no password. */
export const passwordText = (value: unknown): string => (typeof value === 'string' ? value : '')
