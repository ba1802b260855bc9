import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { type KeyboardEvent, type ReactNode, type Ref, useImperativeHandle, useRef } from 'react'
import { fileUrl } from '../../../providers/files'
import type { FileReference } from '../../../providers/session-user'

/** An article to choose, as its button shows it. */
export interface ArticleChoice {
  id: number
  label: string
  /** Packaging, price, supplier. */
  facts: readonly (string | false | undefined)[]
  /** What one usually orders of it, or why it is among the choices. */
  habit: string | undefined
  image: FileReference | null
}

/** The way from the keyboard to the first choice. */
export interface ChoicesEntry {
  focus: () => void
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

function ChoiceButton({ choice, onChoose }: { choice: ArticleChoice; onChoose: () => void }) {
  const url = fileUrl(choice.image)
  return (
    <ButtonBase
      focusRipple={false}
      onClick={onChoose}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.25,
        p: 1,
        minHeight: 56,
        textAlign: 'left',
        justifyContent: 'flex-start',
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        bgcolor: 'background.paper',
        color: 'text.primary',
        typography: 'body2',
        '&:hover': { borderColor: 'primary.main' },
        // The marked one is seen whatever led there: Enter takes it.
        '&:focus': { borderColor: 'primary.main', bgcolor: 'action.hover' },
        '&&:focus': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
      }}
    >
      <Box sx={{ width: 36, height: 36, flex: 'none' }} aria-hidden>
        {url && (
          <img src={url} alt="" loading="lazy" style={{ width: 36, height: 36, objectFit: 'contain' }} />
        )}
      </Box>
      <Box component="span" sx={{ minWidth: 0 }}>
        <b>{choice.label}</b>
        <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
          {choice.facts.filter(Boolean).join(' · ')}
        </Box>
        {choice.habit && (
          <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
            {choice.habit}
          </Box>
        )}
      </Box>
    </ButtonBase>
  )
}

interface Props {
  ref?: Ref<ChoicesEntry>
  label: string
  choices: readonly ArticleChoice[]
  onChoose: (id: number) => void
  onLeave?: () => void
  /** Behind the choices. */
  children?: ReactNode
}

/** Articles of which one is chosen, each with picture, packaging, price and habit: arrows mark one, Enter takes the marked one. */
export function ArticleChoices({ ref, label, choices, onChoose, onLeave, children }: Props) {
  const group = useRef<HTMLDivElement>(null)
  const buttons = () => [...(group.current?.querySelectorAll('button') ?? [])]
  useImperativeHandle(ref, () => ({ focus: () => buttons()[0]?.focus() }))
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step && (event.key !== 'Escape' || !onLeave)) return
    event.preventDefault()
    event.stopPropagation()
    if (!step) return onLeave?.()
    const all = buttons()
    const { activeElement } = document
    const at = activeElement instanceof HTMLButtonElement ? all.indexOf(activeElement) : -1
    all[(at + step + all.length) % all.length]?.focus()
  }
  return (
    <Box
      ref={group}
      role="group"
      aria-label={label}
      onKeyDown={onKeyDown}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
        alignItems: 'stretch',
        gap: 1,
        my: 1,
      }}
    >
      {choices.map((choice) => (
        <ChoiceButton key={choice.id} choice={choice} onChoose={() => onChoose(choice.id)} />
      ))}
      {children}
    </Box>
  )
}
