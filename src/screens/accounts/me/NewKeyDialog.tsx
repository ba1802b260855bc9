import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { keyTexts as texts } from '../../../../i18n/fr/security'
import { personalPermissions } from '../../../../resources/accounts/api-key'
import { permissions } from '../../../../resources/rights'
import { addDays, parisDay } from '../../../../resources/schema/paris-time'
import { formStyle } from '../../../admin/form/layout'
import { useAllowed } from '../../../fields/engine'
import { DayInput } from '../../../widgets/DayInput'
import { Modal } from '../../../widgets/Modal'
import { ModalActions } from '../../../widgets/ModalActions'
import { MultiSelect } from '../../../widgets/MultiSelect'
import { PasswordBox } from './PasswordBox'
import { SecretDialog } from './SecretDialog'
import type { NewKey, useOwnKeys } from './use-own-keys'

type Own = ReturnType<typeof useOwnKeys>

/** What one may give a key: one's own permissions, but those over accounts. */
function useGivable() {
  const isAllowed = useAllowed()
  return permissions
    .filter(({ name }) => isAllowed(name) && !personalPermissions.has(name))
    .sort((a, b) => a.label.localeCompare(b.label, 'fr'))
}

/** Asks for a new key, then shows it, once. */
export function NewKeyDialog({ own, onClose }: { own: Own; onClose: () => void }) {
  return own.secret ? (
    <SecretDialog title={texts.made} secret={own.secret} onClose={onClose} />
  ) : (
    <AskKey own={own} onClose={onClose} />
  )
}

function AskKey({ own, onClose }: { own: Own; onClose: () => void }) {
  const givable = useGivable()
  const [key, setKey] = useState<NewKey>({
    ...{ name: '', permissions: [], password: '' },
    last_day: addDays(parisDay(new Date()), 90),
  })
  const set = (change: Partial<NewKey>) => setKey((before) => ({ ...before, ...change }))
  const errorOf = (name: keyof NewKey) => own.errors.find((one) => one.name === name)?.message
  const readers = givable.filter(({ level, menus }) => level === 1 && menus.length > 0)
  return (
    <Modal
      open
      title={texts.add}
      onClose={onClose}
      actions={
        <ModalActions
          confirm={texts.create}
          onCancel={onClose}
          loading={own.isMaking}
          disabled={key.name.trim().length < 2 || !key.permissions.length || !key.last_day || !key.password}
          onConfirm={() => void own.make(key)}
        />
      }
    >
      <Box sx={[formStyle, { display: 'grid', gap: 2, pt: 1 }]}>
        <div className="field">
          <TextField
            label={texts.name}
            value={key.name}
            required
            autoFocus
            error={errorOf('name') !== undefined}
            helperText={errorOf('name') ?? texts.nameHelp}
            onChange={({ target }) => set({ name: target.value })}
            slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: 80, autoComplete: 'off' } }}
          />
        </div>
        <div className="field">
          <DayInput
            label={texts.lastDay}
            value={key.last_day}
            required
            error={errorOf('last_day') !== undefined}
            helperText={errorOf('last_day')}
            onChange={(day) => set({ last_day: day ?? '' })}
          />
        </div>
        <div className="field">
          <MultiSelect
            label={texts.permissions}
            required
            options={givable.map(({ name, label }) => ({ value: name, label }))}
            value={key.permissions}
            error={errorOf('permissions') !== undefined}
            helperText={errorOf('permissions')}
            onChange={(chosen) => set({ permissions: chosen })}
          />
          <Button
            size="small"
            sx={{ mt: 0.5 }}
            onClick={() => set({ permissions: readers.map(({ name }) => name) })}
          >
            {texts.readOnly}
          </Button>
        </div>
        <PasswordBox
          id="key_password"
          label={texts.password}
          value={key.password}
          onChange={(password) => set({ password })}
          onBlur={() => undefined}
          error={errorOf('password')}
          autoComplete="current-password"
        />
      </Box>
    </Modal>
  )
}
