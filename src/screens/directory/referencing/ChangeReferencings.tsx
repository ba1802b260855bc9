import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { formTexts } from '../../../../i18n/fr/form'
import { referencingTexts as texts } from '../../../../i18n/fr/referencing'
import { sendTo } from '../../../../providers/send-to'
import { referencingEndpoints } from '../../../../resources/directory/referencing-endpoints'
import { goesOut } from '../../../../resources/schema/out-of-service'
import { fieldsNamed, LooseFields, type LooseValues, said } from '../../../admin/form/LooseFields'
import { useListAct } from '../../../admin/form/use-list-act'
import { StruckNotice } from '../../../admin/struck/StruckNotice'
import { useEngine } from '../../../fields/engine'
import { Modal } from '../../../widgets/Modal'

type Props = {
  ids: readonly number[]
  /** The platform is asked for where all are of one supplier. */
  hasPlatform: boolean
  onClose: (isDone: boolean) => void
}

/** Changes many referencings alike: what is left empty stays. */
export function ChangeReferencings({ ids, hasPlatform, onClose }: Props) {
  const { http, registry } = useEngine()
  const [values, setValues] = useState<LooseValues>({})
  const { isPending, errors, run } = useListAct('referencing', { atFields: true })
  const names = ['state', 'sending_mode', 'start_date', 'end_date', 'family_ids']
  const referencing = registry.get('referencing')
  const fields = fieldsNamed(referencing, hasPlatform ? ['platform_id', ...names] : names)
  const change = said(values)

  async function save() {
    await run(
      () => sendTo(http, referencingEndpoints.change, { ids, ...change }),
      ({ total }) => texts.changed({ smart_count: total }),
      { after: () => onClose(true) },
    )
  }
  return (
    <Modal
      open
      title={texts.change({ smart_count: ids.length })}
      onClose={() => onClose(false)}
      actions={
        <>
          <Button color="inherit" onClick={() => onClose(false)} disabled={isPending}>
            {formTexts.cancel}
          </Button>
          <Button
            variant="contained"
            loading={isPending}
            disabled={Object.keys(change).length === 0}
            onClick={() => void save()}
          >
            {formTexts.save}
          </Button>
        </>
      }
    >
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {texts.changeHelp}
      </Typography>
      <LooseFields fields={fields} values={values} errors={errors} onChange={setValues} />
      {goesOut(referencing, {}, change) && <StruckNotice model="referencing" ids={ids} />}
    </Modal>
  )
}
