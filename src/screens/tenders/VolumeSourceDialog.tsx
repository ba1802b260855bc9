import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { frenchQuantity } from '../../../i18n/fr/orders'
import { volumeTexts as texts } from '../../../i18n/fr/volume-tools'
import { addMonths } from '../../../resources/schema/paris-time'
import type { LotAnswer } from '../../../resources/tenders/preparation-answers'
import { lotVolumes } from '../../../resources/tenders/preparation-endpoints'
import {
  type PreparedProduct,
  type SourcedVolumes,
  volumeSourceFields,
} from '../../../resources/tenders/volume-sheet'
import { asDeclared, LooseFields, type LooseValues, said } from '../../admin/form/LooseFields'
import { useEndpoints } from '../../fields/endpoints'
import { Modal } from '../../widgets/Modal'
import { ModalActions } from '../../widgets/ModalActions'
import { SheetTable } from '../../widgets/SheetTable'
import { useTenderAct } from './use-tenders'

interface Props {
  lot: LotAnswer
  /** The day in Paris: the usual period is the year that ends with it. */
  today: string
  onTake: (rows: readonly PreparedProduct[]) => void
  onClose: () => void
}

/** Rows that are shown before they are taken. */
const shownRows = 100

/** Asks where volumes come from, shows them, and hands them over. */
export function VolumeSourceDialog({ lot, today, onTake, onClose }: Props) {
  const calls = useEndpoints(lotVolumes)
  const { run, isPending, errors } = useTenderAct({ atFields: true })
  const [values, setValues] = useState<LooseValues>({
    source: 'previous',
    from: addMonths(today, -12),
    to: today,
  })
  const [found, show] = useState<SourcedVolumes>()
  const { source, from, to } = volumeSourceFields
  const isPeriod = values.source === 'orders'
  const look = () =>
    run(
      () => calls.sourceVolumes({ id: lot.id, ...asDeclared(volumeSourceFields, said(values)) }),
      undefined,
      { after: show },
    )
  return (
    <Modal
      open
      title={texts.source}
      onClose={onClose}
      actions={
        <ModalActions
          confirm={found ? texts.takeOver({ smart_count: found.rows.length }) : texts.look}
          loading={isPending}
          disabled={found?.rows.length === 0}
          onCancel={onClose}
          onConfirm={() => (found ? onTake(found.rows) : void look())}
        />
      }
    >
      <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
        <LooseFields
          fields={isPeriod ? { source, from, to } : { source }}
          required={['source', 'from', 'to']}
          values={values}
          errors={errors}
          onChange={(changed) => {
            setValues(changed)
            show(undefined)
          }}
        />
        {found && <Found of={found} />}
      </Box>
    </Modal>
  )
}

function Found({ of: { origin, rows, without } }: { of: SourcedVolumes }) {
  if (!rows.length) return <Alert severity="info">{texts.none}</Alert>
  return (
    <>
      <Box>{texts.found(rows.length, without, origin)}</Box>
      <SheetTable
        name={texts.source}
        rows={rows.slice(0, shownRows)}
        keyOf={({ product_id }) => product_id}
        columns={[
          { title: texts.product, is: 'label', of: ({ label }) => label },
          {
            title: texts.volume,
            is: 'number',
            of: ({ volume, unit }) => (
              <>
                {frenchQuantity(volume)} {unit}
              </>
            ),
          },
        ]}
      />
      {rows.length > shownRows && <Box>{texts.more(rows.length - shownRows)}</Box>}
    </>
  )
}
