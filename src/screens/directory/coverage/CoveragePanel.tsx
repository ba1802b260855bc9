import { coverageTexts as texts } from '../../../../i18n/fr/directory'
import { coverageEndpoints } from '../../../../resources/directory/supplier-endpoints'
import { ChildPanel } from '../../../admin/form/ChildPanel'
import type { Slot } from '../../../admin/form/extensions'
import { useListAct } from '../../../admin/form/use-list-act'
import { useEndpoints } from '../../../fields/endpoints'
import { useAllowed } from '../../../fields/engine'
import { CoverageDialog } from './CoverageDialog'
import { departmentsText, useCoverage } from './use-coverage'

const heads = texts.columns

/** The towns that a supplier delivers, by family: read and written (domain §3.10). */
export const CoveragePanel: Slot = ({ scope: { record = {} } }) => {
  const calls = useEndpoints(coverageEndpoints)
  const supplierId = Number(record.id)
  const mayWrite = useAllowed()('updateSupplier')
  const { isPending, run } = useListAct('supplier_coverage')
  return (
    <ChildPanel
      texts={texts}
      query={useCoverage(supplierId)}
      keyOf={({ family_id }) => family_id}
      nameOf={({ family_label }) => family_label}
      may={{ create: mayWrite, update: mayWrite, remove: mayWrite }}
      columns={[
        { title: heads.family, is: 'label', of: ({ family_label }) => family_label },
        {
          title: heads.towns,
          of: (line) =>
            line.all_cities ? texts.all : texts.towns({ smart_count: line.number_delivered_cities }),
        },
        { title: heads.departments, of: (line) => (line.all_cities ? '–' : departmentsText(line)) },
      ]}
      dialog={(line, onClose) => <CoverageDialog supplierId={supplierId} line={line} onClose={onClose} />}
      removal={{
        title: ({ family_label }) => texts.removeTitle({ family: family_label }),
        isPending,
        run: ({ family_id }, after) =>
          void run(() => calls.save({ id: supplierId, family_id }), texts.saved, {
            after,
          }),
      }}
    />
  )
}
