/**
 * Entries that carry rights alone: no application has a screen for them, so that the navigation does not answer them. A test
 * holds the list against the screens of every application.
 */
export const screenlessMenus: ReadonlySet<string> = new Set()
