import type { Translation } from '../../resources/schema/texts'
import type { keyTexts } from '../fr/keys'
import type { paletteTexts } from '../fr/palette'
import type { shell as shellTexts } from '../fr/shell'
import { entry, login } from './entry'
import { box } from './notifications'
import { board, widgets } from './widgets'

const shell: Translation<typeof shellTexts> = {
  'shell.skip': 'Skip to content',
  'shell.side': 'Navigation panel',
  'shell.mainNav': 'Main navigation',
  'shell.home': '%{name} home',
  'shell.openNav': 'Open menu',
  'shell.expandNav': 'Expand menu',
  'shell.collapseNav': 'Collapse menu',
  'shell.loading': 'Loading…',
  'shell.accessibility': 'Accessibility: partially compliant',
  'shell.copyright': '© 2022–%{year} %{organisation}',
  'shell.sources':
    'Reference data: INSEE (COG 2026), DGCL, La Poste, via @etalab/decoupage-administratif – Licence Ouverte 2.0; NAF: INSEE. Demonstration establishments, suppliers, products and prices are fictitious.',
  'shell.applications': 'Applications',
  'shell.app.back-office': 'Back office',
  'shell.app.front-office': 'Member area',
  'shell.app.tenders': 'Supplier area',
  'shell.app.public-notices': 'Public contract notices',
  'shell.userMenu': 'Menu of %{name}',
  'shell.profile': 'Profile',
  'shell.notice': 'User guide',
  'shell.logout': 'Log out',
  'shell.loggedOut': 'You have been logged out',
  'shell.choice': '%{what}: %{which}',
  'shell.language': 'Language',
  'shell.theme': 'Appearance',
  'shell.theme.light': 'Light',
  'shell.theme.dark': 'Dark',
  'shell.theme.system': 'System',
  'shell.palette': 'Search everywhere (Ctrl K)',
  'shell.help': 'Help',
  'shell.about': 'About',
  'shell.about.version': 'Version %{version}',
  'shell.helpCenter': 'Help centre',
  'shell.impersonation': 'You are acting as %{name}.',
  'shell.impersonationBy': 'You are acting as %{name} (session of %{by}).',
  'shell.impersonationExit': 'Stop',
  'shell.adherent.label': 'Member',
  'shell.adherent.associated': 'Associated members',
  'shell.adherent.none': 'No results',
  'shell.failed.title': 'Something went wrong',
  'shell.failed.text': 'This screen could not be displayed.',
  'shell.failed.retry': 'Try again',
  'shell.outdated.title': 'The platform must be updated',
  'shell.outdated.text':
    'Part of the application could not be loaded: refresh the page to get the current version.',
  'shell.outdated.refresh': 'Refresh',
  'shell.denied.title': 'Access denied',
  'shell.denied.text': 'You do not have permission to view this screen.',
  'shell.notFound.title': 'Page not found',
  'shell.notFound.text': 'No screen of this application has this address.',
  'shell.offline.title': 'You are offline',
  'shell.offline.text': 'Check your internet connection, then try again.',
  'shell.backHome': 'Back to home',
}

const palette: Translation<typeof paletteTexts> = {
  'palette.title': 'Search everywhere',
  'palette.label': 'Screen, record, number or town',
  'palette.hint': '↑ ↓ to choose · Enter to open · Esc to close · “?” on a screen: its shortcuts',
  'palette.recent': 'Recently opened',
  'palette.screens': 'Screens',
  'palette.settings': 'Settings',
  'palette.actions': 'Actions',
  'palette.create': 'Create: %{label}',
  'palette.more': 'All results for “%{text}”',
  'palette.none': 'Nothing matches “%{text}”',
  'palette.searching': 'Searching…',
  'palette.failed': 'The search did not succeed, try again',
  'palette.found': '%{smart_count} result |||| %{smart_count} results',
}

const keys: Translation<typeof keyTexts> = {
  title: 'Keyboard shortcuts of this screen',
  everywhere: 'Everywhere',
  here: 'On this screen',
  quantities: 'In quantities',
  rows: 'In the list',
  search: 'Go to the search',
  palette: 'Search everywhere',
  help: 'Show this list',
  close: 'Close a window, clear the search',
  step: 'Increase or decrease the quantity',
  next: 'Confirm and go to the next line',
  former: 'Go back to the previous line',
  back: 'Go back to the search',
  enterRows: 'Enter the list, go to the next row',
  open: 'Open the record',
  withAlt: 'Answer to single keys with Alt only (voice input, keys hit by mistake)',
  control: 'Ctrl',
  shift: 'Shift',
  enter: 'Enter',
  escape: 'Esc',
}

/** What stands around every screen: menu, header, login, palette, keys, notifications, messages, widgets. */
export const shellPhrases = {
  ...shell,
  ...widgets,
  ...login,
  ...entry,
  ...palette,
  ...box,
  ...board,
  key: keys,
}
