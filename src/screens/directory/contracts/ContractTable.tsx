import History from '@mui/icons-material/History'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { lazy, Suspense, useState } from 'react'
import { contractTexts as texts } from '../../../../i18n/fr/directory'
import { frenchDay } from '../../../../resources/schema/date-text'
import type { Rights } from '../../../admin/use-rights'
import { useEngine } from '../../../fields/engine'
import { Badge } from '../../../widgets/Badge'
import { SheetTable } from '../../../widgets/SheetTable'
import type { Contract } from './use-contracts'

const RecordHistoryModal = lazy(async () => ({
  default: (await import('../../../admin/history/RecordHistoryModal')).RecordHistoryModal,
}))

interface Props {
  contracts: readonly Contract[]
  rights: Rights
  onEdit: (contract: Contract) => void
  onRemove: (contract: Contract) => void
}

const heads = texts.columns
const tones = { to_come: 'blue', running: 'green', ended: 'grey', denounced: 'orange' } as const
const nameOf = ({ reference, id }: Contract) => reference || `n° ${id}`

/** Until when a tacit one was first meant to run. */
function extendedText({ end_date, effective_end_date: now }: Contract) {
  return end_date !== null && now !== null && now > end_date && texts.extended({ day: frenchDay(end_date) })
}

/** Where each contract stands today; a tacit one that was extended says until when. */
export function ContractTable({ contracts, rights, onEdit, onRemove }: Props) {
  const resource = useEngine().registry.get('supplier_contract')
  const { options: types = {} } = resource.fields.contract_type ?? {}
  const [shown, show] = useState<Contract>()
  return (
    <>
      <SheetTable
        name={texts.caption}
        rows={contracts}
        keyOf={({ id }) => id}
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
          {
            title: heads.actions,
            is: 'end whole',
            of: (one) => (
              <>
                <IconButton
                  size="small"
                  aria-label={texts.history({ text: nameOf(one) })}
                  onClick={() => show(one)}
                >
                  <History fontSize="small" />
                </IconButton>
                {rights.update && (
                  <Button
                    size="small"
                    aria-label={`${texts.edit} : ${nameOf(one)}`}
                    onClick={() => onEdit(one)}
                  >
                    {texts.edit}
                  </Button>
                )}
                {rights.remove && (
                  <Button
                    size="small"
                    color="error"
                    aria-label={`${texts.remove} : ${nameOf(one)}`}
                    onClick={() => onRemove(one)}
                  >
                    {texts.remove}
                  </Button>
                )}
              </>
            ),
          },
        ]}
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
