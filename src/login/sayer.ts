/** Makes the function that answers the French text of a key, its `%{name}` marks replaced by the values. */
export function sayer<T extends Readonly<Record<string, string>>>(texts: T) {
  return (key: keyof T & string, values: Record<string, string | number> = {}): string =>
    (texts[key] ?? key).replace(/%\{(\w+)\}/g, (mark, name: string) => String(values[name] ?? mark))
}
