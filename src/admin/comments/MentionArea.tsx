import MenuItem from '@mui/material/MenuItem'
import MenuList from '@mui/material/MenuList'
import Paper from '@mui/material/Paper'
import TextField from '@mui/material/TextField'
import { visuallyHidden } from '@mui/utils'
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { commentScreenTexts as texts } from '../../../i18n/fr/comment-screens'
import { fold } from '../../../resources/schema/fold'
import { labelOf, mentionAt, type Person } from './mention'

interface Props {
  label: string
  value: string
  onChange: (text: string) => void
  /** Somebody was chosen of the list. */
  onChoose: (person: number) => void
  onSend: () => void
  onCancel?: () => void
  people: readonly Person[]
  error?: string
  help?: ReactNode
  autoFocus?: boolean
}

/** People offered at once. */
const most = 6

/** A text in which « @ » offers people: arrows and Enter choose one, Esc puts the list away, Ctrl + Enter sends. */
export function MentionArea({
  value,
  onChange,
  onChoose,
  onSend,
  onCancel,
  people,
  error,
  help,
  ...field
}: Props) {
  const input = useRef<HTMLTextAreaElement>(null)
  const [caret, setCaret] = useState(0)
  const [closedAt, setClosedAt] = useState<number>()
  const [active, setActive] = useState(0)
  const moved = useRef<number>(null)
  const id = useId()
  useLayoutEffect(() => {
    if (moved.current !== null) input.current?.setSelectionRange(moved.current, moved.current)
    moved.current = null
  }, [value])

  const mention = mentionAt(value, caret)
  const words = fold(mention?.words ?? '')
  const offered =
    mention && mention.from !== closedAt
      ? people.filter(({ name }) => fold(name).includes(words)).slice(0, most)
      : []
  const at = Math.min(active, offered.length - 1)
  const isOpen = offered.length > 0

  function choose(person: Person | undefined) {
    if (!person || !mention) return
    const before = `${value.slice(0, mention.from)}@${person.name} `
    moved.current = before.length
    setCaret(before.length)
    setActive(0)
    onChoose(person.id)
    onChange(before + value.slice(caret).replace(/^ /, ''))
    input.current?.focus()
  }
  function press(event: KeyboardEvent) {
    const done = () => {
      event.preventDefault()
      event.stopPropagation()
    }
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      done()
      onSend()
    } else if (isOpen && ['Enter', 'Tab'].includes(event.key) && !event.shiftKey) {
      done()
      choose(offered[at])
    } else if (isOpen && event.key.startsWith('Arrow') && ['ArrowDown', 'ArrowUp'].includes(event.key)) {
      done()
      setActive((at + (event.key === 'ArrowDown' ? 1 : -1) + offered.length) % offered.length)
    } else if (event.key === 'Escape' && (isOpen || onCancel)) {
      done()
      if (isOpen) setClosedAt(mention?.from)
      else onCancel?.()
    }
  }
  const follow = () => setCaret(input.current?.selectionStart ?? 0)

  return (
    <>
      <TextField
        {...field}
        fullWidth
        multiline
        minRows={2}
        maxRows={8}
        value={value}
        inputRef={input}
        error={error !== undefined}
        helperText={error ?? help}
        onChange={({ target }) => {
          setCaret(target.selectionStart ?? target.value.length)
          setActive(0)
          onChange(target.value)
        }}
        onSelect={follow}
        onKeyDown={press}
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: {
            'aria-autocomplete': 'list',
            'aria-controls': isOpen ? id : undefined,
            'aria-activedescendant': isOpen ? `${id}-${at}` : undefined,
          },
        }}
      />
      <span role="status" style={visuallyHidden}>
        {isOpen ? texts.found({ smart_count: offered.length }) : ''}
      </span>
      {isOpen && (
        <Paper variant="outlined" sx={{ mt: 0.5 }}>
          <MenuList id={id} role="listbox" aria-label={texts.people} dense disablePadding>
            {offered.map((person, index) => (
              <MenuItem
                key={person.id}
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === at}
                selected={index === at}
                tabIndex={-1}
                // The text keeps the focus.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(person)}
              >
                {labelOf(person, people)}
              </MenuItem>
            ))}
          </MenuList>
        </Paper>
      )}
    </>
  )
}
