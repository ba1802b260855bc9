import History from '@mui/icons-material/History'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { lazy, Suspense, useState } from 'react'
import { contractTexts as texts } from '../../../../i18n/fr/directory'
import { frenchDay } from '../../../../resources/schema/date-text'
import type { Rights } from '../../../admin/use-rights'
import { useEngine } from '../../../fields/engine'
import { Badge } from '../../../widgets/Badge'
import { tableStyle } from '../../../widgets/table-style'
import type { Contract } from './use-contracts'

const RecordHistoryModal = lazy(async () => ({
  default: (await import('../../../admin/history/RecordHistoryModal')).RecordHistoryModal,
}))

type Acts = { rights: Rights; onEdit: (contract: Contract) => void; onRemove: (contract: Contract) => void }

const heads = texts.columns
const tones = { to_come: 'blue', running: 'green', ended: 'grey', denounced: 'orange' } as const
const nameOf = ({ reference, id }: Contract) => reference || `n° ${id}`

/** Where each contract stands today; a tacit one that was extended says until when. */
export function ContractTable({ contracts, ...acts }: Acts & { contracts: readonly Contract[] }) {
  const resource = useEngine().registry.get('supplier_contract')
  const [shown, show] = useState<Contract>()
  return (
    <Box sx={tableStyle}>
      <table>
        <caption>{texts.caption}</caption>
        <thead>
          <tr>
            {Object.entries(heads).map(([key, head]) => (
              <th key={key} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {contracts.map((contract) => (
            <Line key={contract.id} contract={contract} {...acts} onHistory={show} />
          ))}
        </tbody>
      </table>
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
    </Box>
  )
}

type LineProps = Acts & { contract: Contract; onHistory: (contract: Contract) => void }

function Line({ contract, rights, onEdit, onRemove, onHistory }: LineProps) {
  const { options = {} } = useEngine().registry.get('supplier_contract').fields.contract_type ?? {}
  const { start_date, end_date, effective_end_date, notice_months } = contract
  const name = nameOf(contract)
  const isExtended = end_date !== null && effective_end_date !== null && effective_end_date > end_date
  return (
    <tr>
      <td data-label={heads.reference}>
        <strong>{name}</strong>
      </td>
      <td data-label={heads.service}>{contract.Company?.label}</td>
      <td data-label={heads.catalog}>{contract.Catalog?.label}</td>
      <td data-label={heads.type} className="is-wide">
        <span>
          {options[contract.contract_type] ?? contract.contract_type}
          {notice_months !== null && <small>{texts.notice({ months: notice_months })}</small>}
        </span>
      </td>
      <td data-label={heads.period}>
        <span>
          {frenchDay(start_date)} – {effective_end_date ? frenchDay(effective_end_date) : texts.noEnd}
          {isExtended && <small>{texts.extended({ day: frenchDay(end_date) })}</small>}
        </span>
      </td>
      <td data-label={heads.state}>
        <Badge tone={tones[contract.state]} label={contract.state_label} />
      </td>
      <td data-label={heads.actions}>
        <span>
          <IconButton
            size="small"
            aria-label={texts.history({ text: name })}
            onClick={() => onHistory(contract)}
          >
            <History fontSize="small" />
          </IconButton>
          {rights.update && (
            <Button size="small" aria-label={`${texts.edit} : ${name}`} onClick={() => onEdit(contract)}>
              {texts.edit}
            </Button>
          )}
          {rights.remove && (
            <Button
              size="small"
              color="error"
              aria-label={`${texts.remove} : ${name}`}
              onClick={() => onRemove(contract)}
            >
              {texts.remove}
            </Button>
          )}
        </span>
      </td>
    </tr>
  )
}
