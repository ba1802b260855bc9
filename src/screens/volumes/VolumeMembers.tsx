import { volumeRequestTexts as texts } from '../../../i18n/fr/volume-requests'
import { type VolumeRequestPage, volumeRequestPage } from '../../../resources/volumes/answers'
import { volumeRequests } from '../../../resources/volumes/endpoints'
import { useEndpointAct, useEndpoints } from '../../fields/endpoints'
import { useAllowed } from '../../fields/engine'
import { AcceptUnsent } from '../../trade/AcceptUnsent'
import { PartyTable, reminded } from '../../trade/PartyTable'

const isSent = ({ status }: VolumeRequestPage['members'][number]) => status === 'sent'

const tags = [volumeRequests.page.of]

/** Who is asked and how far each has come. */
export function VolumeMembers({ page: { request, members } }: { page: VolumeRequestPage }) {
  const may = useAllowed()
  const { acceptUnsent } = useEndpoints(volumeRequests)
  const act = useEndpointAct(tags)
  const isClosed = request.status === '200'
  const sent = members.filter(isSent).length
  return (
    <PartyTable
      name={texts.members}
      rate={{ done: sent, all: members.length, text: texts.rate, label: texts.answerRate }}
      answer={volumeRequestPage.members}
      file={`reponses-volumes-${request.id}`}
      rows={members}
      keyOf={(one) => one.id}
      columns={[
        { field: 'name', title: texts.member, is: 'label' },
        {
          field: 'status',
          under: (one) => isClosed && one.unsent > 0 && texts.unsent({ smart_count: one.unsent }),
        },
        {
          field: 'filled',
          title: texts.filled,
          when: isSent,
          of: (one) => (isSent(one) ? `${one.filled} / ${one.lines}` : '–'),
        },
        { field: 'submitted_at', when: isSent },
        reminded,
        isClosed &&
          may('createVolumeRequest') && {
            is: 'end',
            of: (one) =>
              one.unsent > 0 && (
                <AcceptUnsent
                  name={one.name}
                  text={texts.acceptUnsentText}
                  act={act}
                  accept={() => acceptUnsent({ id: request.id, response_id: one.id })}
                />
              ),
          },
      ]}
    />
  )
}
