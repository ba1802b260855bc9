import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import type { Field } from '../../../../resources/schema/field'
import { kindOf } from '../../../../resources/schema/kinds'
import { messages } from '../../../../resources/schema/messages'

export type Leaving = 'down' | 'right' | 'left' | 'here'

interface Props {
  cell: HTMLElement
  field: Field
  /** What is changed of which row. */
  label: string
  text: string
  required: boolean
  error: string | undefined
  /** Takes the focus when it opens. */
  isActive: boolean
  onText: (text: string) => void
  onKeep: (leaving: Leaving) => void
  onLeave: () => void
}

const choicesOf = ({ kind, options = {} }: Field): [string, string][] =>
  kind === 'bool'
    ? [
        ['true', messages.yes],
        ['false', messages.no],
      ]
    : Object.entries(options)

/** The input over a cell: Enter keeps and goes down, Tab goes on, Esc leaves everything as it was. */
export function CellEditor({ cell, field, label, text, required, error, isActive, ...verbs }: Props) {
  const input = useRef<HTMLInputElement & HTMLSelectElement>(null)
  const hint = useId()
  useEffect(() => {
    if (!isActive) return
    input.current?.focus()
    if (input.current instanceof HTMLInputElement) input.current.select()
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [isActive, cell])
  const onKeyDown = (event: KeyboardEvent) => {
    const leaving = event.key === 'Enter' ? 'down' : event.shiftKey ? 'left' : 'right'
    if (event.key === 'Enter' || event.key === 'Tab') {
      event.preventDefault()
      verbs.onKeep(leaving)
    } else if (event.key === 'Escape') {
      event.preventDefault()
      verbs.onLeave()
    }
    event.stopPropagation()
  }
  const common = {
    ref: input,
    value: text,
    'aria-label': label,
    'aria-invalid': error !== undefined,
    'aria-describedby': error === undefined ? undefined : hint,
    onBlur: () => verbs.onKeep('here'),
    onKeyDown,
  }
  return createPortal(
    <span className="cell-editor" data-kind={field.kind}>
      {field.kind === 'bool' || field.kind === 'select' ? (
        <select {...common} onChange={({ target }) => verbs.onText(target.value)}>
          {(!required || text === '') && <option value="" />}
          {choicesOf(field).map(([key, said]) => (
            <option key={key} value={key}>
              {said}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...common}
          inputMode={kindOf(field).numeric ? 'decimal' : undefined}
          maxLength={field.kind === 'text' ? field.max : undefined}
          autoComplete="off"
          onChange={({ target }) => verbs.onText(target.value)}
        />
      )}
      {error !== undefined && (
        <span className="cell-error" id={hint} role="alert">
          {error}
        </span>
      )}
    </span>,
    cell,
  )
}
