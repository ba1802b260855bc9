// @vitest-environment jsdom
import TextField from '@mui/material/TextField'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { AvatarImage } from '../../src/widgets/AvatarImage'
import { Badge } from '../../src/widgets/Badge'
import { ConfirmDialog } from '../../src/widgets/ConfirmDialog'
import { CopyButton } from '../../src/widgets/CopyButton'
import { blankImage, defaultUserImage } from '../../src/widgets/default-images'
import { ErrorState } from '../../src/widgets/ErrorState'
import { FloatingActions } from '../../src/widgets/FloatingActions'
import { KeptPages } from '../../src/widgets/KeptPages'
import { Modal } from '../../src/widgets/Modal'
import { PermissionWrapper } from '../../src/widgets/PermissionWrapper'
import { show } from './kit'

const refusal = "Vous n'avez pas les droits nécessaires pour modifier ce champ"

test('a field without permission is disabled and says why', async () => {
  show(
    <PermissionWrapper allowed={false}>
      <TextField label="IBAN" />
    </PermissionWrapper>,
  )
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'IBAN' }).disabled).toBe(true)
  const field = screen.getByRole('group', { name: refusal })
  expect(field.tabIndex).toBe(0)
  await userEvent.hover(field)
  const tip = await screen.findByRole('tooltip')
  expect(tip.textContent).toBe(refusal)
  await userEvent.hover(tip)
  expect(screen.queryByRole('tooltip'), 'stays under the mouse').not.toBeNull()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
})

test('a field with permission is left alone', () => {
  show(
    <PermissionWrapper allowed>
      <TextField label="IBAN" />
    </PermissionWrapper>,
  )
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'IBAN' }).disabled).toBe(false)
  expect(screen.queryByRole('group')).toBeNull()
})

test('what was typed in a page waits there while another one is shown', async () => {
  const Pages = () => {
    const [id, choose] = useState(1)
    return (
      <>
        <button type="button" onClick={() => choose(3 - id)}>
          Autre
        </button>
        <KeptPages shown={id} render={(one) => <input aria-label={`Lot ${one}`} />} />
      </>
    )
  }
  show(<Pages />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Lot 1' }), '12')
  await userEvent.click(screen.getByRole('button', { name: 'Autre' }))
  expect(screen.getAllByRole('textbox')).toEqual([screen.getByRole('textbox', { name: 'Lot 2' })])
  await userEvent.click(screen.getByRole('button', { name: 'Autre' }))
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Lot 1' }).value).toBe('12')
})

test('a picture falls back to the default user image, then to a blank pixel', () => {
  show(<AvatarImage src="/missing.png" alt="Camille" />)
  const image = screen.getByRole<HTMLImageElement>('img', { name: 'Camille' })
  fireEvent.error(image)
  expect(image.src).toBe(defaultUserImage)
  fireEvent.error(image)
  expect(image.src).toBe(blankImage)
  fireEvent.error(image)
  expect(image.src).toBe(blankImage)
})

test('the main floating action acts; the others open by keyboard and give the focus back', async () => {
  const save = vi.fn()
  const copy = vi.fn()
  show(
    <FloatingActions
      primary={{ label: 'Enregistrer', icon: null, onClick: save }}
      secondary={[
        { label: 'Dupliquer', icon: null, onClick: copy },
        { label: 'Imprimer', icon: null, onClick: vi.fn() },
      ]}
    />,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
  expect(save).toHaveBeenCalledOnce()
  const more = screen.getByRole('button', { name: "Plus d'actions" })
  more.focus()
  await userEvent.keyboard('{ArrowUp}')
  expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Dupliquer' }))
  await userEvent.keyboard('{Enter}')
  expect(copy).toHaveBeenCalledOnce()
  await waitFor(() => expect(document.activeElement).toBe(more))
})

test('without secondary actions there is no menu, and the page knows how long they float', () => {
  const { unmount } = show(
    <FloatingActions primary={{ label: 'Enregistrer', icon: null, onClick: vi.fn() }} />,
  )
  expect(screen.getAllByRole('button')).toHaveLength(1)
  expect(document.body.className).toBe('floats')
  unmount()
  expect(document.body.className).toBe('')
})

test('a dangerous confirmation puts the focus on « Annuler »', () => {
  const onConfirm = vi.fn()
  const onClose = vi.fn()
  show(
    <ConfirmDialog
      open
      dangerous
      title="Supprimer ?"
      confirmLabel="Supprimer"
      onConfirm={onConfirm}
      onClose={onClose}
    >
      Définitif.
    </ConfirmDialog>,
  )
  const dialog = screen.getByRole('alertdialog', { name: 'Supprimer ?' })
  expect(dialog.getAttribute('aria-describedby')).toBeTruthy()
  expect(document.activeElement?.textContent).toBe('Annuler')
  fireEvent.click(screen.getByRole('button', { name: 'Supprimer' }))
  expect(onConfirm).toHaveBeenCalledOnce()
  expect(onClose).not.toHaveBeenCalled()
})

test('while it is being done nothing can be pressed again', async () => {
  const onClose = vi.fn()
  show(<ConfirmDialog open pending title="Envoyer ?" onConfirm={vi.fn()} onClose={onClose} />)
  for (const button of screen.getAllByRole<HTMLButtonElement>('button')) expect(button.disabled).toBe(true)
  await userEvent.keyboard('{Escape}')
  expect(onClose).not.toHaveBeenCalled()
})

test('a modal has its title, and closes by its button or Escape', async () => {
  const onClose = vi.fn()
  show(
    <Modal open title="Historique" onClose={onClose}>
      texte
    </Modal>,
  )
  expect(screen.getByRole('dialog', { name: 'Historique' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Fermer' }))
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(2)
})

test('an error state is announced and tries again', () => {
  const retry = vi.fn()
  show(<ErrorState onRetry={retry} />)
  expect(screen.getByRole('alert').textContent).toContain('Une erreur inattendue est survenue.')
  fireEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
  expect(retry).toHaveBeenCalledOnce()
})

test('a badge says its status in words', () => {
  show(<Badge tone="green" label="Reçue" />)
  expect(screen.getByText('Reçue')).toBeTruthy()
})

test('copying puts the text in the clipboard and says so', async () => {
  const user = userEvent.setup()
  show(<CopyButton text="FR40303265045" label="Copier le numéro" />)
  await user.click(screen.getByRole('button', { name: 'Copier le numéro' }))
  expect(await navigator.clipboard.readText()).toBe('FR40303265045')
  expect(screen.getByRole('button', { name: 'Copié' })).toBeTruthy()
})
