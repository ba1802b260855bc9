import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { coverageTexts as texts } from '../../../../i18n/fr/directory'
import { formTexts } from '../../../../i18n/fr/form'
import type { CoverageLine } from '../../../../resources/directory/answers'
import { coverageEndpoints } from '../../../../resources/directory/supplier-endpoints'
import { f } from '../../../../resources/schema/f'
import { LooseFields, type LooseValues } from '../../../admin/form/LooseFields'
import { useListAct } from '../../../admin/form/use-list-act'
import { useEndpoints } from '../../../fields/endpoints'
import { Modal } from '../../../widgets/Modal'

const family_id = f.ref('family', { label: texts.family, required: true })
const all_cities = f.bool({ label: texts.all })
const department_ids = f.refs('department', { label: texts.departments })
const municipality_ids = f.refs('municipality', { label: texts.municipalities })
/** More towns than a box can show are kept as they are, and added to by department. */
const shownAtMost = 200

type Props = { supplierId: number; line?: CoverageLine; onClose: () => void }

/** What a supplier delivers of one family: everywhere, or towns one by one and by whole department. */
export function CoverageDialog({ supplierId, line, onClose }: Props) {
  const calls = useEndpoints(coverageEndpoints)
  const known = line?.municipalities.map(({ id }) => id) ?? []
  const isLong = known.length > shownAtMost
  const [values, setValues] = useState<LooseValues>({
    family_id: line?.family_id,
    all_cities: line?.all_cities === true,
    municipality_ids: isLong ? [] : known,
  })
  const { isPending, errors, run } = useListAct('supplier_coverage', { atFields: true })
  const listOf = (name: string) => (Array.isArray(values[name]) ? (values[name] as number[]) : [])
  const towns = [...(isLong ? known : []), ...listOf('municipality_ids')]
  const isEverywhere = values.all_cities === true
  const isSaid = isEverywhere || towns.length > 0 || listOf('department_ids').length > 0

  async function save() {
    const body = isEverywhere
      ? { all_cities: true }
      : { municipality_ids: [...new Set(towns)], department_ids: listOf('department_ids') }
    await run(
      () => calls.save({ id: supplierId, family_id: Number(values.family_id), ...body }),
      texts.saved,
      { after: () => onClose() },
    )
  }
  return (
    <Modal
      open
      title={line ? texts.editTitle({ family: line.family_label }) : texts.addTitle}
      onClose={onClose}
      actions={
        <>
          <Button color="inherit" onClick={onClose} disabled={isPending}>
            {formTexts.cancel}
          </Button>
          <Button
            variant="contained"
            loading={isPending}
            disabled={!values.family_id || !isSaid}
            onClick={() => void save()}
          >
            {formTexts.save}
          </Button>
        </>
      }
    >
      <LooseFields
        fields={{
          ...(line ? {} : { family_id }),
          all_cities,
          ...(isEverywhere ? {} : { department_ids, municipality_ids }),
        }}
        values={values}
        errors={errors}
        onChange={setValues}
      />
      {isLong && !isEverywhere && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          {texts.kept({ smart_count: known.length })}
        </Typography>
      )}
    </Modal>
  )
}
