import { frenchQuantity } from '../../../i18n/fr/orders'
import { volumeRequestTexts as texts } from '../../../i18n/fr/volume-requests'
import type { VolumeResultRow } from '../../../resources/volumes/answers'
import { volumeRequests } from '../../../resources/volumes/endpoints'
import { volumeSources } from '../../../resources/volumes/states'
import { useAnswer } from '../../fields/endpoints'
import { BehindFigure } from '../../trade/BehindFigure'
import { StateBadge } from '../../widgets/StateBadge'

interface Props {
  request: number
  product: VolumeResultRow
  onClose: () => void
}

/** The volumes that make the total of a product, member by member, with their comments. */
export function MemberVolumes({ request, product, onClose }: Props) {
  const { product_id, label, unit, total } = product
  const { data, error, refetch } = useAnswer(volumeRequests.byMember, { id: request, product_id })
  return (
    <BehindFigure
      title={texts.byMember({ product: label })}
      rows={data?.data}
      error={error}
      onRetry={refetch}
      onClose={onClose}
      name={texts.byMember({ product: label })}
      keyOf={({ id }) => id}
      foot={texts.sum}
      columns={[
        { title: texts.member, is: 'what', of: (row) => row.adherent },
        {
          title: texts.source,
          is: 'state',
          of: (row) => <StateBadge state={volumeSources[row.source]} />,
        },
        {
          title: texts.volume,
          is: 'number amount',
          of: (row) => (row.volume === null ? '–' : `${frenchQuantity(row.volume)} ${unit}`),
          total: `${frenchQuantity(total)} ${unit}`,
        },
        {
          title: texts.ownVolume,
          is: 'number',
          of: (row) =>
            row.quantity === null || row.own_unit === unit
              ? '–'
              : `${frenchQuantity(row.quantity)} ${row.own_unit}`,
        },
        { title: texts.comment, of: (row) => row.comment ?? '–' },
      ]}
    />
  )
}
