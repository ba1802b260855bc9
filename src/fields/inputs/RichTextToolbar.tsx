import Link from '@mui/icons-material/AddLinkOutlined'
import Bold from '@mui/icons-material/FormatBold'
import Italic from '@mui/icons-material/FormatItalic'
import Bullets from '@mui/icons-material/FormatListBulleted'
import Numbers from '@mui/icons-material/FormatListNumbered'
import Quote from '@mui/icons-material/FormatQuote'
import Underline from '@mui/icons-material/FormatUnderlined'
import Unlink from '@mui/icons-material/LinkOffOutlined'
import Redo from '@mui/icons-material/Redo'
import Heading from '@mui/icons-material/Title'
import Undo from '@mui/icons-material/Undo'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { type Editor, useEditorState } from '@tiptap/react'
import { type ReactNode, useState } from 'react'
import { type MessageTextKey, sayMessage } from '../../../i18n/fr/messages'
import { LinkDialog } from './LinkDialog'

interface Tool {
  name: MessageTextKey
  icon: ReactNode
  run: (editor: Editor) => unknown
  /** Whether it holds where the caret stands; absent for what has no state. */
  isOn?: (editor: Editor) => boolean
  isOff?: (editor: Editor) => boolean
}

const chain = (editor: Editor) => editor.chain().focus()

const tools: readonly Tool[] = [
  {
    name: 'editor.bold',
    icon: <Bold />,
    run: (e) => chain(e).toggleBold().run(),
    isOn: (e) => e.isActive('bold'),
  },
  {
    name: 'editor.italic',
    icon: <Italic />,
    run: (e) => chain(e).toggleItalic().run(),
    isOn: (e) => e.isActive('italic'),
  },
  {
    name: 'editor.underline',
    icon: <Underline />,
    run: (e) => chain(e).toggleUnderline().run(),
    isOn: (e) => e.isActive('underline'),
  },
  {
    name: 'editor.heading',
    icon: <Heading />,
    run: (e) => chain(e).toggleHeading({ level: 2 }).run(),
    isOn: (e) => e.isActive('heading'),
  },
  {
    name: 'editor.bullets',
    icon: <Bullets />,
    run: (e) => chain(e).toggleBulletList().run(),
    isOn: (e) => e.isActive('bulletList'),
  },
  {
    name: 'editor.numbers',
    icon: <Numbers />,
    run: (e) => chain(e).toggleOrderedList().run(),
    isOn: (e) => e.isActive('orderedList'),
  },
  {
    name: 'editor.quote',
    icon: <Quote />,
    run: (e) => chain(e).toggleBlockquote().run(),
    isOn: (e) => e.isActive('blockquote'),
  },
]
const after: readonly Tool[] = [
  {
    name: 'editor.unlink',
    icon: <Unlink />,
    run: (e) => chain(e).unsetLink().run(),
    isOff: (e) => !e.isActive('link'),
  },
  { name: 'editor.undo', icon: <Undo />, run: (e) => chain(e).undo().run(), isOff: (e) => !e.can().undo() },
  { name: 'editor.redo', icon: <Redo />, run: (e) => chain(e).redo().run(), isOff: (e) => !e.can().redo() },
]

/** The buttons above a rich text. */
export function RichTextToolbar({ editor }: { editor: Editor }) {
  const [isLinking, setLinking] = useState(false)
  useEditorState({ editor, selector: ({ transactionNumber }) => transactionNumber })
  const draw = ({ name, icon, run, isOn, isOff }: Tool) => (
    <IconButton
      key={name}
      size="small"
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => run(editor)}
      disabled={isOff?.(editor)}
      aria-label={sayMessage(name)}
      title={sayMessage(name)}
      aria-pressed={isOn?.(editor)}
      sx={isOn?.(editor) ? { bgcolor: 'primary.light', color: 'primary.main' } : undefined}
    >
      {icon}
    </IconButton>
  )
  return (
    <Box role="toolbar" aria-label={sayMessage('editor.toolbar')} sx={barStyle}>
      {tools.map(draw)}
      {draw({
        name: 'editor.link',
        icon: <Link />,
        run: () => setLinking(true),
        isOn: (e) => e.isActive('link'),
      })}
      {after.map(draw)}
      {isLinking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </Box>
  )
}

const barStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 0.25,
  p: 0.5,
  borderBottom: 1,
  borderColor: 'divider',
  '& svg': { fontSize: 20 },
}
