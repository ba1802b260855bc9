import { useState } from 'react'
import { answerTexts } from '../../../i18n/fr/answers'
import { volumeRequestTexts as texts } from '../../../i18n/fr/volume-requests'
import { frenchMoment } from '../../../resources/schema/date-text'
import { type VolumeRequestPage, volumeRequestPage } from '../../../resources/volumes/answers'
import { volumeRequests } from '../../../resources/volumes/endpoints'
import { useEndpointAct, useEndpoints } from '../../fields/endpoints'
import { useAllowed } from '../../fields/engine'
import { LateAnswerActs } from '../../trade/LateAnswerActs'
import { PartyTable, reminded } from '../../trade/PartyTable'
import { ReopenDialog } from '../../trade/ReopenDialog'

const isSent = ({ status }: VolumeRequestPage['members'][number]) => status === 'sent'

const tags = [volumeRequests.page.of]

/** Who is asked and how far each has come. */
export function VolumeMembers({ page: { request, members, now } }: { page: VolumeRequestPage }) {
  const [chosen, choose] = useState<VolumeRequestPage['members'][number]>()
  const may = useAllowed()
  const { acceptUnsent, reopenMember } = useEndpoints(volumeRequests)
  const act = useEndpointAct(tags)
  const reopening = useEndpointAct(tags, { atFields: true })
  const isReopened = ({ reopened_until }: { reopened_until: string | null }) =>
    reopened_until !== null && reopened_until > now
  const isClosed = request.status === '200'
  const counted = members.filter(({ left_out }) => left_out === null)
  const sent = counted.filter(isSent).length
  return (
    <PartyTable
      name={texts.members}
      rate={{ done: sent, all: counted.length, text: texts.rate, label: texts.answerRate }}
      answer={volumeRequestPage.members}
      file={`reponses-volumes-${request.id}`}
      rows={members}
      keyOf={(one) => one.id}
      columns={[
        { field: 'name', title: texts.member, is: 'label' },
        {
          field: 'status',
          under: (one) =>
            (one.left_out !== null && texts.leftOut({ why: one.left_out })) ||
            (isClosed && isReopened(one)
              ? answerTexts.reopenedUntil({ when: frenchMoment(one.reopened_until ?? '') })
              : isClosed && one.unsent > 0 && texts.unsent({ smart_count: one.unsent })),
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
            of: (one) => (
              <LateAnswerActs
                name={one.name}
                text={texts.acceptUnsentText}
                act={act}
                accept={() => acceptUnsent({ id: request.id, response_id: one.id })}
                isUnsent={one.unsent > 0 && !isReopened(one)}
                onReopen={() => choose(one)}
              />
            ),
          },
      ]}
    >
      {chosen && (
        <ReopenDialog
          name={chosen.name}
          act={reopening}
          reopen={(until) => reopenMember({ id: request.id, response_id: chosen.id, until })}
          onClose={() => choose(undefined)}
        />
      )}
    </PartyTable>
  )
}
