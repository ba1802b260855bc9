import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/** However the form around is sent (a button, Enter, a save button of react-admin), it goes one way; its place in the page. */
export function useSubmission(send: () => void): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null)
  const submit = useEffectEvent((event: Event) => {
    event.preventDefault()
    event.stopPropagation()
    send()
  })
  useEffect(() => {
    const form = frame.current?.closest('form')
    if (!form) return
    form.autocomplete = 'off'
    const listen = (event: Event) => submit(event)
    form.addEventListener('submit', listen)
    return () => form.removeEventListener('submit', listen)
  }, [])
  return frame
}

/** ⌘/Ctrl + S saves, unless a dialog is open. */
export function useSaveKey(save: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isSave = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 's'
    if (!isSave) return
    event.preventDefault()
    if (!document.querySelector('[role=dialog], [role=alertdialog]')) save()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}

/** While it is on, nothing of the frame can be typed or pressed; whoever was in it is brought back there afterwards. */
export function useStill(frame: RefObject<HTMLElement | null>, isOn: boolean): void {
  useEffect(() => {
    const box = frame.current
    if (!isOn || !box) return
    const before = document.activeElement
    box.toggleAttribute('inert', true)
    return () => {
      box.toggleAttribute('inert', false)
      const isAway = !document.activeElement || document.activeElement.contains(box)
      if (isAway && before instanceof HTMLElement && box.contains(before))
        before.focus({ preventScroll: true })
    }
  }, [frame, isOn])
}
