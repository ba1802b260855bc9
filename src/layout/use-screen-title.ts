import { useTranslate } from 'react-admin'
import { useApp } from './app-context'

/** The name of a screen of this application by its route name; empty for one that nobody named. */
export function useScreenTitle(routeName: string): string {
  const { app } = useApp()
  const translate = useTranslate()
  return translate(`menu.${app}.${routeName}`, { _: translate(`menu.${routeName}`, { _: '' }) })
}
