import type { Toast } from './toast-store'

const weight = ({ kind, action, duration }: Toast): number => {
  if (duration === null) return 0
  if (kind === 'error') return 3
  return action ? 2 : 1
}

/** The one shown where there is room for one: an error, then what can be undone, then the newest; what stays comes last. */
export const frontOf = (list: readonly Toast[]): Toast | undefined =>
  list.reduce<Toast | undefined>((best, one) => (best && weight(one) < weight(best) ? best : one), undefined)
