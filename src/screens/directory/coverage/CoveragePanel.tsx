import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { coverageTexts as texts } from '../../../../i18n/fr/directory'
import type { Slot } from '../../../admin/form/extensions'
import { useListAct } from '../../../admin/form/use-list-act'
import { useAllowed, useEngine } from '../../../fields/engine'
import { ConfirmDialog } from '../../../widgets/ConfirmDialog'
import { EmptyState } from '../../../widgets/EmptyState'
import { PanelCard } from '../../../widgets/PanelCard'
import { SheetTable } from '../../../widgets/SheetTable'
import { CoverageDialog } from './CoverageDialog'
import { type CoverageLine, departmentsText, useCoverage } from './use-coverage'

type Dialog = { act: 'edit'; line?: CoverageLine } | { act: 'remove'; line: CoverageLine }
const heads = texts.columns

/** The towns that a supplier delivers, by family: read and written (domain §3.10). */
export const CoveragePanel: Slot = ({ scope: { record = {} } }) => {
  const { http } = useEngine()
  const supplierId = Number(record.id)
  const mayWrite = useAllowed()('updateSupplier')
  const { data, error, refetch } = useCoverage(supplierId)
  const [dialog, setDialog] = useState<Dialog>()
  const { isPending, run } = useListAct('supplier_coverage')
  const close = () => setDialog(undefined)
  const add = mayWrite && (
    <Button variant="contained" startIcon={<Add />} onClick={() => setDialog({ act: 'edit' })}>
      {texts.add}
    </Button>
  )

  async function remove({ family_id }: CoverageLine) {
    await run(() => http.put(`/supplier/supplierCoverage/${supplierId}`, { family_id }), texts.saved, {
      after: () => close(),
    })
  }
  return (
    <>
      <PanelCard
        title={texts.title}
        help={texts.help}
        action={data?.length ? add : undefined}
        rows={data}
        error={error}
        onRetry={() => void refetch()}
        empty={<EmptyState title={texts.empty} text={texts.emptyText} action={add} />}
      >
        <SheetTable
          name={texts.title}
          rows={data ?? []}
          keyOf={(line) => line.family_id}
          columns={[
            { title: heads.family, of: (line) => line.family_label },
            {
              title: heads.towns,
              of: (line) =>
                line.all_cities ? texts.all : texts.towns({ smart_count: line.number_delivered_cities }),
            },
            { title: heads.departments, of: (line) => (line.all_cities ? '–' : departmentsText(line)) },
            mayWrite && {
              title: heads.actions,
              is: 'end',
              of: (line) => (
                <span>
                  <Button
                    size="small"
                    aria-label={`${texts.edit} : ${line.family_label}`}
                    onClick={() => setDialog({ act: 'edit', line })}
                  >
                    {texts.edit}
                  </Button>
                  <Button
                    size="small"
                    color="error"
                    aria-label={`${texts.remove} : ${line.family_label}`}
                    onClick={() => setDialog({ act: 'remove', line })}
                  >
                    {texts.remove}
                  </Button>
                </span>
              ),
            },
          ]}
        />
      </PanelCard>
      {dialog?.act === 'edit' && (
        <CoverageDialog supplierId={supplierId} line={dialog.line} onClose={close} />
      )}
      {dialog?.act === 'remove' && (
        <ConfirmDialog
          open
          dangerous
          title={texts.removeTitle({ family: dialog.line.family_label })}
          confirmLabel={texts.remove}
          pending={isPending}
          onConfirm={() => void remove(dialog.line)}
          onClose={close}
        >
          {texts.removeText}
        </ConfirmDialog>
      )}
    </>
  )
}
