import Erase from '@mui/icons-material/PersonOffOutlined'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { eraseTexts as texts } from '../../../../i18n/fr/people'
import { userEndpoints } from '../../../../resources/accounts/user-endpoints'
import type { FieldError } from '../../../../resources/schema/check'
import { f } from '../../../../resources/schema/f'
import type { ReadRow } from '../../../../resources/schema/unknown-row'
import { AskDialog } from '../../../admin/form/AskDialog'
import { useListAct } from '../../../admin/form/use-list-act'
import { StruckNotice } from '../../../admin/struck/StruckNotice'
import { useEndpoints } from '../../../fields/endpoints'
import { toast } from '../../../widgets/toast-store'

const fields = { address: f.email({ label: texts.address, required: true }) }

type Props = { record: ReadRow; name: string; onErased: () => void }

/** « Effacer les données (RGPD) »: asks for the person's address, for nothing brings them back. */
export function EraseUserButton({ record, name, onErased }: Props) {
  const calls = useEndpoints(userEndpoints)
  const { run, isPending } = useListAct('user', { atFields: true })
  const [isAsking, setAsking] = useState(false)
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const erase = (address: string) =>
    run(() => calls.erase({ id: Number(record.id), address }, { quiet: true }), texts.done, {
      after: onErased,
      refused: (error) => {
        setErrors(error.fields)
        if (!error.fields.length) toast.error(error.display)
      },
    })
  return (
    <>
      <Button color="error" startIcon={<Erase />} onClick={() => setAsking(true)}>
        {texts.label}
      </Button>
      {isAsking && (
        <AskDialog
          title={texts.title({ name })}
          confirm={texts.confirm}
          text={texts.text}
          warnings={[texts.warning]}
          fields={fields}
          errors={errors}
          isPending={isPending}
          onClose={() => setAsking(false)}
          onConfirm={({ address }) => void erase(String(address))}
        >
          <StruckNotice model="user" ids={[Number(record.id)]} />
        </AskDialog>
      )}
    </>
  )
}
