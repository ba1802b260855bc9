import { useLayoutEffect, useRef, useState } from 'react'
import { caretAfter } from './caret'

interface Draft {
  /** The text of the kept value. */
  text: string
  onText: (text: string) => void
  onBlur?: () => void
  /** Spells the text as it is typed; the caret stays where it was among the letters and digits. */
  mask?: (text: string, before: string) => string
}

/** What is read of a field that was typed in. */
interface Typed {
  target: { value: string; selectionStart?: number | null }
}

/** A text being typed: kept as typed until the field is left, then spelled as its value. */
export function useDraft({ text, onText, onBlur, mask }: Draft) {
  const [draft, setDraft] = useState<string | null>(null)
  /** Draws again even when the spelling gives back the text that stood there. */
  const [, setSpelledAgain] = useState(0)
  const input = useRef<HTMLInputElement | HTMLTextAreaElement>(null)
  const caret = useRef<number | null>(null)

  useLayoutEffect(() => {
    if (caret.current === null) return
    input.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })

  function change({ target }: Typed) {
    const typed = target.value
    const spelled = mask ? mask(typed, draft ?? text) : typed
    caret.current = spelled === typed ? null : caretIn(typed, target.selectionStart ?? typed.length, spelled)
    if (caret.current !== null) setSpelledAgain((count) => count + 1)
    setDraft(spelled)
    onText(spelled)
  }

  return {
    inputRef: input,
    value: draft ?? text,
    onChange: change,
    onBlur: () => {
      setDraft(null)
      onBlur?.()
    },
  }
}

/** At the end it stays at the end, also behind a separator that came by itself. */
const caretIn = (typed: string, at: number, spelled: string) =>
  at === typed.length ? spelled.length : caretAfter(typed.slice(0, at), spelled)
