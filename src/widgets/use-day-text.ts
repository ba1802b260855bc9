import { useState } from 'react'
import { frenchDay, readDay, readWholeDay } from '../../resources/schema/date-text'
import { spellDay } from './spell-day'
import { useDraft } from './use-draft'

interface DayText {
  /** `yyyy-mm-dd`, null, or a text that is no day yet. */
  value: string | null
  /** The day, or null while what stands there, `text`, is none. */
  onChange: (day: string | null, text: string) => void
  onBlur?: () => void
}

/** A day as every field of the product takes it: typed dd/MM/yyyy with or without its slashes, pasted, or of a short year. */
export function useDayText({ value, onChange, onBlur }: DayText) {
  const [refused, setRefused] = useState('')
  const [isFaulty, setFaulty] = useState(false)
  const tell = (text: string, day: string | null) => {
    setFaulty(false)
    setRefused(day ? '' : text)
    onChange(day, text)
  }
  const draft = useDraft({
    text: value ? frenchDay(value) : refused,
    onText: (text) => tell(text, readWholeDay(text)),
    mask: spellDay,
    onBlur: () => {
      const day = readDay(draft.value)
      if (day && day !== value) tell(draft.value, day)
      setFaulty(!day && draft.value.trim() !== '')
      onBlur?.()
    },
  })
  return { ...draft, isFaulty, pick: (day: string) => tell('', day) }
}
