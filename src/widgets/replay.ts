/** Types into a field as a hand would, over what stands there. */
function typeInto(input: HTMLInputElement, text: string): void {
  // Not by `value`, whose changes React takes for its own.
  input.setRangeText(text, 0, input.value.length, 'end')
  input.dispatchEvent(new InputEvent('input', { bubbles: true, data: text, inputType: 'insertText' }))
}

/**
 * Types what was typed before the focus was where it had to go: the field that has it takes the first line, then Enter; the
 * next line goes where that Enter led, or nowhere when the field kept the focus.
 */
export function replay(typed: string): void {
  const [first = '', ...others] = typed.split('\n')
  const field = document.activeElement
  if (!(field instanceof HTMLInputElement)) return
  if (first) typeInto(field, first)
  if (others.length === 0) return
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
  if (document.activeElement !== field) replay(others.join('\n'))
}
