/** Milliseconds between two keys of a reader at most; no hand types a code so fast. */
const longest = 100

const azerty = '&é"\'(-è_çà'

/** The parts of a key event that tell what a reader types. */
export type Key = Pick<
  KeyboardEvent,
  'key' | 'code' | 'timeStamp' | 'ctrlKey' | 'shiftKey' | 'metaKey' | 'altKey'
>

/** The character of a key: of a reader set for another keyboard than the device's, the figure that it meant; Ctrl + ] is GS1's separator. */
function characterOf({ key, code, ctrlKey, shiftKey, metaKey, altKey }: Key): string | undefined {
  if (ctrlKey && key === ']') return '\u001d'
  if (ctrlKey || metaKey || altKey) return undefined
  if (!shiftKey && azerty.includes(key)) return /^Digit(\d)$/.exec(code)?.[1] ?? key
  return key.length === 1 ? key : undefined
}

/** Follows keys and gives what was typed in one go, as a reader does, once Enter ends it. */
export function createBurst() {
  let [text, last] = ['', 0]
  return {
    /** Whether the next character begins anew. */
    isFresh: (at: number) => text === '' || at - last > longest,
    press(event: Key): string | undefined {
      const { key, timeStamp } = event
      if (timeStamp - last > longest) text = ''
      if (key === 'Shift' || key === 'Control') return undefined
      last = timeStamp
      if (key !== 'Enter' && key !== 'Tab') {
        const character = characterOf(event)
        text = character === undefined ? '' : text + character
        return undefined
      }
      const typed = text
      text = ''
      return typed
    },
  }
}
