import { useApp } from '../app-context'
import { screenAddress } from '../screens'

/**
 * The address inside this application of a page of it, where its screen exists: `/front-office/orders/tracking/12` becomes
 * `/orders/tracking/12`, or the list alone where the screen has no pages of its own.
 */
export function useInnerLink(link: string | null): string | undefined {
  const { app, screens } = useApp()
  const start = `/${app}/`
  if (!link?.startsWith(start)) return undefined
  const inner = link.slice(start.length - 1)
  const list = inner.replace(/\/\d+$/, '')
  const all = Object.values(screens)
  const screen =
    all.find((one) => screenAddress(one) === list) ??
    all.find((one) => one.path.endsWith('/*') && list.startsWith(`${screenAddress(one)}/`))
  if (!screen) return undefined
  return screen.path.endsWith('/*') ? inner : list
}
