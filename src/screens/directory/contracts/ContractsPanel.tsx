import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { contractTexts as texts } from '../../../../i18n/fr/directory'
import type { Slot } from '../../../admin/form/extensions'
import { useListAct } from '../../../admin/form/use-list-act'
import { useRights } from '../../../admin/use-rights'
import { useEngine } from '../../../fields/engine'
import { ConfirmDialog } from '../../../widgets/ConfirmDialog'
import { EmptyState } from '../../../widgets/EmptyState'
import { PanelCard } from '../../../widgets/PanelCard'
import { ContractDialog } from './ContractDialog'
import { ContractTable } from './ContractTable'
import { type Contract, useContracts } from './use-contracts'

type Dialog = { act: 'edit'; contract?: Contract } | { act: 'remove'; contract: Contract }

/** The contracts of a supplier: what each says, where it stands, its end and its history (domain §3.11). */
export const ContractsPanel: Slot = ({ scope: { record = {} } }) => {
  const { http, registry } = useEngine()
  const supplierId = Number(record.id)
  const { data, error, refetch } = useContracts(supplierId)
  const rights = useRights(registry.get('supplier_contract'))
  const [dialog, setDialog] = useState<Dialog>()
  const { isPending, run } = useListAct('supplier_contract')
  const close = () => setDialog(undefined)
  const add = rights.create && (
    <Button variant="contained" startIcon={<Add />} onClick={() => setDialog({ act: 'edit' })}>
      {texts.add}
    </Button>
  )

  async function remove({ id }: Contract) {
    await run(() => http.delete(`/supplier/${supplierId}/contracts/${id}`), texts.removed, {
      after: () => close(),
    })
  }
  return (
    <>
      <PanelCard
        title={texts.title}
        action={data?.length ? add : undefined}
        rows={data}
        error={error}
        onRetry={() => void refetch()}
        empty={<EmptyState title={texts.empty} text={texts.emptyText} action={add} />}
      >
        <ContractTable
          contracts={data ?? []}
          rights={rights}
          onEdit={(contract) => setDialog({ act: 'edit', contract })}
          onRemove={(contract) => setDialog({ act: 'remove', contract })}
        />
      </PanelCard>
      {dialog?.act === 'edit' && (
        <ContractDialog supplierId={supplierId} contract={dialog.contract} onClose={close} />
      )}
      {dialog?.act === 'remove' && (
        <ConfirmDialog
          open
          dangerous
          title={texts.removeTitle}
          confirmLabel={texts.remove}
          pending={isPending}
          onConfirm={() => void remove(dialog.contract)}
          onClose={close}
        >
          {texts.removeText}
        </ConfirmDialog>
      )}
    </>
  )
}
