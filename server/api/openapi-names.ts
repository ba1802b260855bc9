import type { Call } from './call'
import { header } from './once/asked'

/** The words of an address, by which what is told of its call is named: `/order/{id}/lines` → `order_lines`. */
export const wordsOf = ({ path }: Call): string =>
  path
    .replace(/\{\w+\}/g, '')
    .split('/')
    .filter(Boolean)
    .join('_')

/** What a response is called: as the schema that it holds, « Fait » where it says nothing more, else by its call. */
export function responseName(call: Call, status: string, response: unknown): string {
  if (status === 'default') return 'Refus'
  const text = JSON.stringify(response)
  if (text.includes('"properties":{"success":{"type":"boolean"}}')) return 'Fait'
  return /"schema":\{"\$ref":"#\/components\/schemas\/(\w+)"\}/.exec(text)?.[1] ?? wordsOf(call)
}

/** What a parameter is called among the components: as it is sent, the one of most calls in short. */
export function parameterName(one: object): string {
  const name = String(Reflect.get(one, 'name'))
  return name === header ? 'key' : name
}
