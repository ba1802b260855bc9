import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import { EditorContent, useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useEffect } from 'react'
import { plainOf } from '../../../resources/schema/rich-text'
import { richStyle } from '../../widgets/RichText'
import { hintOf, type InputProps } from './input-props'
import { RichTextToolbar } from './RichTextToolbar'

const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    link: { openOnClick: false, autolink: true, defaultProtocol: 'https' },
  }),
]
const htmlOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** A text with emphasis, titles, lists and links. */
export function RichTextInput({ field, id, value, onChange, onBlur, ...props }: InputProps) {
  const isLocked = props.disabled === true || props.readOnly === true
  const editor = useEditor({
    extensions,
    content: htmlOf(value),
    editable: !isLocked,
    immediatelyRender: true,
    onUpdate: ({ editor: now }) => onChange(plainOf(now.getHTML()) ? now.getHTML() : null),
    onBlur,
    editorProps: {
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        'aria-describedby': `${id}-hint`,
        ...(props.required ? { 'aria-required': 'true' } : {}),
      },
    },
  })
  // What comes from outside: a record that was loaded again, a form that was reset.
  useEffect(() => {
    if (editor.isDestroyed) return
    const html = htmlOf(value)
    const shown = plainOf(editor.getHTML()) ? editor.getHTML() : ''
    if (html !== shown && !editor.isFocused) editor.commands.setContent(html, { emitUpdate: false })
  }, [editor, value])
  useEffect(() => {
    if (!editor.isDestroyed) editor.setEditable(!isLocked, false)
  }, [editor, isLocked])
  const hint = hintOf({ ...props, field })
  return (
    <Box>
      <FormLabel
        id={`${id}-label`}
        required={props.required}
        error={props.error !== undefined}
        onClick={() => editor.commands.focus()}
        sx={{ display: 'block', typography: 'body2', mb: 0.5 }}
      >
        {field.label}
      </FormLabel>
      <Box sx={{ ...frameStyle, borderColor: props.error ? 'error.main' : frameStyle.borderColor }}>
        {!isLocked && <RichTextToolbar editor={editor} />}
        <Box sx={{ '& .ProseMirror': { ...richStyle, ...editorStyle } }}>
          <EditorContent editor={editor} />
        </Box>
      </Box>
      <FormHelperText component="div" id={`${id}-hint`} error={props.error !== undefined}>
        {hint}
      </FormHelperText>
    </Box>
  )
}

const frameStyle = {
  border: 1,
  borderColor: 'text.secondary',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '&:focus-within': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -1 },
}
const editorStyle = {
  minHeight: 140,
  maxHeight: 480,
  overflowY: 'auto',
  px: 1.75,
  py: 1.5,
  outline: 0,
} as const
