import Button from '@mui/material/Button'
import { useState } from 'react'
import { formTexts } from '../../../../i18n/fr/form'
import { referencingTexts as texts } from '../../../../i18n/fr/referencing'
import { sendTo } from '../../../../providers/send-to'
import { referencingEndpoints } from '../../../../resources/directory/referencing-endpoints'
import { f } from '../../../../resources/schema/f'
import type { Field } from '../../../../resources/schema/field'
import { fieldsNamed, LooseFields, type LooseValues, said } from '../../../admin/form/LooseFields'
import { useListAct } from '../../../admin/form/use-list-act'
import { useEngine } from '../../../fields/engine'
import { Modal } from '../../../widgets/Modal'
import type { Side } from './referencing-row'

const others = {
  supplier: {
    adherent_ids: f.refs('adherent', { label: texts.adherents }),
    groupAdherent_ids: f.refs('groupadherent', { label: texts.groups }),
  },
  adherent: { supplier_ids: f.refs('supplier', { label: texts.suppliers }) },
  groupadherent: { supplier_ids: f.refs('supplier', { label: texts.suppliers }) },
} as const
const mine = {
  supplier: 'supplier_ids',
  adherent: 'adherent_ids',
  groupadherent: 'groupAdherent_ids',
} as const
const common = ['company_id', 'sending_mode', 'start_date', 'end_date']

type Props = { side: Side; id: number; companyId?: number; onClose: () => void }

/** References many at once; who is already referenced is left alone. */
export function AddReferencings({ side, id, companyId, onClose }: Props) {
  const { http, registry } = useEngine()
  const [values, setValues] = useState<LooseValues>({ company_id: companyId })
  const { isPending, errors, run } = useListAct('referencing', { atFields: true })
  const fields: Record<string, Field> = {
    ...others[side],
    ...fieldsNamed(
      registry.get('referencing'),
      side === 'supplier' ? ['platform_id', 'family_ids', ...common] : common,
    ),
  }
  const given = said(values)
  const isChosen = Object.keys(others[side]).some((name) => given[name])

  async function save() {
    await run(
      () => sendTo(http, referencingEndpoints.create, { supplier_ids: [], ...given, [mine[side]]: [id] }),
      ({ created, known }) => texts.created(created.length, known),
      { after: () => onClose() },
    )
  }
  return (
    <Modal
      open
      title={side === 'supplier' ? texts.addMembers : texts.addSuppliers}
      onClose={onClose}
      actions={
        <>
          <Button color="inherit" onClick={onClose} disabled={isPending}>
            {formTexts.cancel}
          </Button>
          <Button variant="contained" loading={isPending} disabled={!isChosen} onClick={() => void save()}>
            {texts.add}
          </Button>
        </>
      }
    >
      <LooseFields fields={fields} values={values} errors={errors} onChange={setValues} />
    </Modal>
  )
}
