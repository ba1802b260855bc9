import History from '@mui/icons-material/History'
import IconButton from '@mui/material/IconButton'
import { lazy, Suspense, useState } from 'react'
import { contractTexts as texts } from '../../../../i18n/fr/directory'
import { contractEndpoints } from '../../../../resources/directory/supplier-endpoints'
import { frenchDay } from '../../../../resources/schema/date-text'
import { ChildPanel } from '../../../admin/form/ChildPanel'
import type { Slot } from '../../../admin/form/extensions'
import { useListAct } from '../../../admin/form/use-list-act'
import { useRights } from '../../../admin/use-rights'
import { useEndpoints } from '../../../fields/endpoints'
import { useEngine } from '../../../fields/engine'
import { Badge } from '../../../widgets/Badge'
import { ContractDialog } from './ContractDialog'
import { type Contract, useContracts } from './use-contracts'

const RecordHistoryModal = lazy(async () => ({
  default: (await import('../../../admin/history/RecordHistoryModal')).RecordHistoryModal,
}))

const heads = texts.columns
const tones = { to_come: 'blue', running: 'green', ended: 'grey', denounced: 'orange' } as const
const nameOf = ({ reference, id }: Contract) => reference || `n° ${id}`

/** Until when a tacit one was first meant to run. */
function extendedText({ end_date, effective_end_date: now }: Contract) {
  return end_date !== null && now !== null && now > end_date && texts.extended({ day: frenchDay(end_date) })
}

/** The contracts of a supplier: what each says, where it stands, its end and its history (domain §3.11). */
export const ContractsPanel: Slot = ({ scope: { record = {} } }) => {
  const { registry } = useEngine()
  const calls = useEndpoints(contractEndpoints)
  const supplierId = Number(record.id)
  const resource = registry.get('supplier_contract')
  const { options: types = {} } = resource.fields.contract_type ?? {}
  const query = useContracts(supplierId)
  const rights = useRights(resource)
  const { isPending, run } = useListAct('supplier_contract')
  const [shown, show] = useState<Contract>()
  return (
    <>
      <ChildPanel
        texts={texts}
        query={query}
        keyOf={({ id }) => id}
        nameOf={nameOf}
        may={rights}
        columns={[
          { title: heads.reference, is: 'what label', of: nameOf },
          { title: heads.service, of: ({ Company }) => Company?.label },
          { title: heads.catalog, of: ({ Catalog }) => Catalog?.label },
          {
            title: heads.type,
            of: ({ contract_type }) => types[contract_type] ?? contract_type,
            under: ({ notice_months }) => notice_months !== null && texts.notice({ months: notice_months }),
          },
          {
            title: heads.period,
            of: ({ start_date, effective_end_date: end }) =>
              `${frenchDay(start_date)} – ${end ? frenchDay(end) : texts.noEnd}`,
            under: extendedText,
          },
          { title: heads.state, of: (one) => <Badge tone={tones[one.state]} label={one.state_label} /> },
        ]}
        acts={(one) => (
          <IconButton
            size="small"
            aria-label={texts.history({ text: nameOf(one) })}
            onClick={() => show(one)}
          >
            <History fontSize="small" />
          </IconButton>
        )}
        dialog={(contract, onClose) => (
          <ContractDialog supplierId={supplierId} contract={contract} onClose={onClose} />
        )}
        removal={{
          title: () => texts.removeTitle,
          isPending,
          run: ({ id }, after) =>
            void run(() => calls.remove({ supplierId, contractId: id }), texts.removed, { after }),
        }}
      />
      {shown && (
        <Suspense fallback={null}>
          <RecordHistoryModal
            resource={resource}
            id={shown.id}
            title={nameOf(shown)}
            onClose={() => show(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}
