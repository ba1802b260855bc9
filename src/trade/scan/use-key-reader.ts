import { useEffect, useEffectEvent } from 'react'
import { type ScannedCode, scannedCode } from '../../../resources/catalogue/scanned-code'
import { createBurst } from './burst'

/** Text that a code may be meant for is left to who types it; searches and numbers give it back. */
function isText(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.isContentEditable || target.matches('textarea, select')) return true
  return target.matches(
    'input:not([type=search], [inputmode=decimal], [inputmode=numeric], [type=checkbox], [type=radio])',
  )
}

const isDialog = () => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null

/** What stood in a field before a reader typed into it. */
function giveBack(field: HTMLInputElement, text: string): void {
  if (field.value === text) return
  field.setRangeText(text, 0, field.value.length, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'historyUndo' }))
}

/** Hears a barcode reader that types like a keyboard, wherever the focus is but in a text. */
export function useKeyReader(
  onCode: (code: ScannedCode) => void,
  { overDialogs = false }: { overDialogs?: boolean } = {},
): void {
  const heard = useEffectEvent(onCode)
  useEffect(() => {
    const burst = createBurst()
    let before = ''
    const listen = (event: KeyboardEvent) => {
      const { target } = event
      if (isText(target) || (!overDialogs && isDialog())) return
      const field = target instanceof HTMLInputElement ? target : undefined
      if (burst.isFresh(event.timeStamp)) before = field?.value ?? ''
      const code = scannedCode(burst.press(event) ?? '')
      if (!code) return
      // Neither the button that has the focus nor the field takes this Enter for its own.
      event.preventDefault()
      event.stopImmediatePropagation()
      if (field) giveBack(field, before)
      heard(code)
    }
    window.addEventListener('keydown', listen, true)
    return () => window.removeEventListener('keydown', listen, true)
  }, [overDialogs])
}
