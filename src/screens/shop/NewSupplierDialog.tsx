import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { outOfCatalogTexts as texts } from '../../../i18n/fr/shop'
import { Modal } from '../../widgets/Modal'
import { say } from '../../widgets/say'
import { useCreation } from './use-creation'
import { useMember } from './use-member'
import { useShopCalls } from './use-shop-calls'

const names = ['label', 'email', 'phone', 'address'] as const
const labels = { label: texts.name, email: texts.email, phone: texts.phone, address: texts.address }

/** « Créer un fournisseur »: one of the member's own. */
export function NewSupplierDialog({ onCreated, onClose }: { onCreated: () => void; onClose: () => void }) {
  const member = useMember()
  const shop = useShopCalls()
  const [values, setValues] = useState({ label: '', email: '', phone: '', address: '' })
  const { errors, isPending, create } = useCreation(texts.supplierCreated, onCreated)
  const filled = Object.fromEntries(Object.entries(values).filter(([, value]) => value.trim()))
  return (
    <Modal
      open
      size="xs"
      title={texts.newSupplier}
      onClose={onClose}
      actions={
        <>
          <Button color="inherit" onClick={onClose}>
            {say('widget.cancel')}
          </Button>
          <Button
            variant="contained"
            loading={isPending}
            disabled={!values.label.trim()}
            onClick={() =>
              create(() => shop.createSupplier(member.id, { ...filled, label: values.label.trim() }))
            }
          >
            {texts.create}
          </Button>
        </>
      }
    >
      {names.map((name, index) => (
        <TextField
          key={name}
          autoFocus={index === 0}
          required={name === 'label'}
          label={labels[name]}
          value={values[name]}
          error={errors[name] !== undefined}
          helperText={errors[name]}
          onChange={({ target }) => setValues({ ...values, [name]: target.value })}
        />
      ))}
    </Modal>
  )
}
