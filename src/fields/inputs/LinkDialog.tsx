import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import type { Editor } from '@tiptap/react'
import { type FormEvent, useState } from 'react'
import { sayMessage } from '../../../i18n/fr/messages'
import { Modal } from '../../widgets/Modal'
import { say } from '../../widgets/say'

const isAddress = (text: string) => /^(https?:\/\/\S+\.\S+|mailto:\S+@\S+|tel:[\d+ .-]+)$/.test(text)

/** Asks for the address of a link; words without one get the address itself as their text. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [address, setAddress] = useState<string>(editor.getAttributes('link').href ?? 'https://')
  const [isWrong, setWrong] = useState(false)
  const apply = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    const href = address.trim()
    if (!isAddress(href)) return setWrong(true)
    const isBare = editor.state.selection.empty && !editor.isActive('link')
    if (isBare) {
      editor
        .chain()
        .focus()
        .insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] })
        .run()
    } else editor.chain().focus().extendMarkRange('link').setLink({ href }).run()
    onClose()
  }
  return (
    <Modal open size="xs" title={sayMessage('editor.linkTitle')} onClose={onClose}>
      <form onSubmit={apply} noValidate>
        <TextField
          autoFocus
          fullWidth
          label={sayMessage('editor.address')}
          value={address}
          onChange={({ target }) => {
            setAddress(target.value)
            setWrong(false)
          }}
          error={isWrong}
          helperText={sayMessage(isWrong ? 'editor.addressWrong' : 'editor.addressHelp')}
          sx={{ mt: 1, mb: 2 }}
        />
        <Button type="submit" variant="contained" sx={{ mr: 1 }}>
          {sayMessage('editor.setLink')}
        </Button>
        <Button color="inherit" onClick={onClose}>
          {say('widget.cancel')}
        </Button>
      </form>
    </Modal>
  )
}
