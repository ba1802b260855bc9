import { type WidgetTextKey, widgets } from '../../i18n/fr/widgets'

/** The French text of a key, its `%{name}` marks replaced by the values. */
export function say(key: WidgetTextKey, values: Record<string, string | number> = {}): string {
  return widgets[key].replace(/%\{(\w+)\}/g, (mark, name: string) => String(values[name] ?? mark))
}

/** The French text of a key of ours; any other text comes back as it is. */
export function sayAny(keyOrText: string, values?: Record<string, string | number>): string {
  return keyOrText in widgets ? say(keyOrText as WidgetTextKey, values) : keyOrText
}
