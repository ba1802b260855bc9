import Alert from '@mui/material/Alert'
import { useState } from 'react'
import { answerTexts } from '../../../i18n/fr/answers'
import { partyTexts } from '../../../i18n/fr/parties'
import { priceUpdateTexts as texts } from '../../../i18n/fr/price-updates'
import {
  type AskedAnswer,
  type PriceUpdatePageAnswer,
  priceUpdatePageAnswer,
} from '../../../resources/pricing/answers'
import { frenchMoment } from '../../../resources/schema/date-text'
import { useAllowed } from '../../fields/engine'
import { LateAnswerActs } from '../../trade/LateAnswerActs'
import { PartyTable, Rate, reminded } from '../../trade/PartyTable'
import { ReopenDialog } from '../../trade/ReopenDialog'
import { usePriceUpdateCalls, usePricingAct } from './use-pricing'

const isSent = ({ status }: AskedAnswer) => status !== 'saved'

/** Who is asked and how far each has come; a late one is let in again. */
export function AskedTable({ page: { campaign, suppliers, left, now } }: { page: PriceUpdatePageAnswer }) {
  const [chosen, choose] = useState<AskedAnswer>()
  const may = useAllowed()
  const isOver = campaign.status === '200' || campaign.status === '250'
  const mayReopen = isOver && may('createPriceUpdate')
  const calls = usePriceUpdateCalls()
  const act = usePricingAct()
  const reopening = usePricingAct({ atFields: true })
  const isReopened = ({ reopened_until }: AskedAnswer) => reopened_until !== null && reopened_until > now
  const sum = (of: (one: AskedAnswer) => number) => suppliers.reduce((all, one) => all + of(one), 0)
  return (
    <PartyTable
      name={texts.suppliers}
      rate={{
        done: sum((one) => one.answered),
        all: sum((one) => one.lines),
        text: texts.rateOf,
        label: texts.total,
      }}
      answer={priceUpdatePageAnswer.suppliers}
      file={`reponses-prix-${campaign.id}`}
      rows={suppliers}
      keyOf={({ id }) => id}
      columns={[
        { field: 'name', title: texts.supplier, is: 'label' },
        {
          field: 'status',
          under: (one) =>
            isReopened(one)
              ? answerTexts.reopenedUntil({ when: frenchMoment(one.reopened_until ?? '') })
              : isOver && one.unsent > 0 && texts.unsent({ smart_count: one.unsent }),
        },
        {
          field: 'answered',
          title: texts.rate,
          is: undefined,
          of: ({ answered, lines, name }) => (
            <Rate done={answered} all={lines} text={texts.rateOf} label={`${texts.rate} : ${name}`} />
          ),
        },
        {
          field: 'submitted_at',
          when: isSent,
          under: (one) => isSent(one) && one.receipt_number,
        },
        reminded,
        mayReopen && {
          is: 'end',
          of: (one) => (
            <LateAnswerActs
              name={one.name}
              text={texts.acceptUnsentText}
              act={act}
              accept={() => calls.acceptUnsent({ id: campaign.id, response_id: one.id })}
              isUnsent={one.unsent > 0 && !isReopened(one)}
              onReopen={() => choose(one)}
            />
          ),
        },
      ]}
    >
      {left && <Alert severity="warning">{partyTexts.left({ parties: left })}</Alert>}
      {chosen && (
        <ReopenDialog
          name={chosen.name}
          text={texts.reopenText}
          act={reopening}
          reopen={(until) => calls.reopen({ id: campaign.id, response_id: chosen.id, until })}
          onClose={() => choose(undefined)}
        />
      )}
    </PartyTable>
  )
}
