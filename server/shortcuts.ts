import { phoneBarTexts as texts } from '../i18n/fr/phone-bar'
import type { Page, Shortcut } from './pages'

/** What kitchens do all day, from the icon itself: the places of the phone's bar. */
export const shortcutsOf = (page: Page): readonly Shortcut[] =>
  page === 'front-office'
    ? [
        { name: texts.order, url: '/catalogs/food', icon: 'order' },
        { name: texts.carts, url: '/carts/in-progress', icon: 'carts' },
        { name: texts.receive, url: '/orders/tracking', icon: 'receive' },
      ]
    : []
