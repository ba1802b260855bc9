import Button from '@mui/material/Button'
import { frenchQuantity } from '../../../i18n/fr/orders'
import { volumeRequestTexts as texts } from '../../../i18n/fr/volume-requests'
import type { VolumeResultRow } from '../../../resources/volumes/answers'
import { volumeRequests } from '../../../resources/volumes/endpoints'
import { useEndpointAct, useEndpoints } from '../../fields/endpoints'
import { useAllowed } from '../../fields/engine'

const tags = [volumeRequests.page.of]

interface Props {
  request: number
  row: VolumeResultRow
  /** What the lot holds, in the product's base unit. */
  kept: string
}

/** A product that nobody said anything of: the volume that its lot keeps, until it is set to 0. */
export function KeptVolume({ request, row, kept }: Props) {
  const may = useAllowed()
  const { clearLot } = useEndpoints(volumeRequests)
  const { run, isPending } = useEndpointAct(tags)
  const volume = `${frenchQuantity(kept)} ${row.unit}`
  return (
    <>
      {texts.kept({ volume })}{' '}
      {may('updateTender') && (
        <Button
          size="small"
          disabled={isPending}
          aria-label={texts.clearOf({ product: row.label })}
          onClick={() =>
            void run(
              () => clearLot({ id: request, product_id: row.product_id }),
              texts.cleared({ product: row.label }),
            )
          }
        >
          {texts.clear}
        </Button>
      )}
    </>
  )
}
