import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { surveyScreenTexts as texts } from '../../../i18n/fr/survey-screens'
import { type SurveyPage, type SurveySupplier, surveyPage } from '../../../resources/surveys/answers'
import { useAllowed } from '../../fields/engine'
import { FileLinks } from '../../trade/FileLinks'
import { PartyTable, reminded } from '../../trade/PartyTable'
import { type AskedOfAnswer, SurveyDialogs } from './SurveyDialogs'

const isReceived = ({ status }: SurveySupplier) => status > '150'

/** The suppliers of a request, how far each has come, and what its service may do with each answer. */
export function SurveySuppliers({ page: { suppliers }, onDone }: { page: SurveyPage; onDone: () => void }) {
  const [asked, ask] = useState<AskedOfAnswer>()
  const sent = suppliers.filter(isReceived).length
  return (
    <PartyTable
      name={texts.suppliers}
      rate={{ done: sent, all: suppliers.length, text: texts.answered, label: texts.answerRate }}
      answer={surveyPage.suppliers}
      file="reponses-statistiques"
      rows={suppliers}
      keyOf={({ id }) => id}
      columns={[
        {
          field: 'supplier',
          is: 'what',
          under: (one) => (
            <>
              {one.comment && one.status === '150' && texts.returned({ why: one.comment })}
              {one.file_id && one.filename && isReceived(one) && (
                <FileLinks files={[{ id: one.file_id, filename: one.filename }]} />
              )}
            </>
          ),
        },
        'status',
        { field: 'received_at', when: isReceived },
        { field: 'lines', when: isReceived },
        { field: 'amount_ht', when: isReceived },
        reminded,
        {
          title: texts.actions,
          is: 'end',
          of: (one) => <Acts one={one} onAsk={(what) => ask({ what, supplier: one })} />,
        },
      ]}
    >
      {asked && <SurveyDialogs asked={asked} onClose={() => ask(undefined)} onDone={onDone} />}
    </PartyTable>
  )
}

function Acts({ one, onAsk }: { one: SurveySupplier; onAsk: (what: AskedOfAnswer['what']) => void }) {
  const isAllowed = useAllowed()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, justifyContent: 'flex-end' }}>
      {one.status === '200' && (
        <Button
          size="small"
          variant="contained"
          aria-label={texts.integrateOf({ supplier: one.supplier })}
          onClick={() => onAsk('integrate')}
        >
          {texts.integrate}
        </Button>
      )}
      {isReceived(one) && (
        <Button
          size="small"
          aria-label={texts.returnOf({ supplier: one.supplier })}
          onClick={() => onAsk('return')}
        >
          {texts.return}
        </Button>
      )}
      {one.status === '150' && isAllowed('answerStatisticRequest') && (
        <Button
          size="small"
          aria-label={texts.bringFor({ supplier: one.supplier })}
          onClick={() => onAsk('bring')}
        >
          {texts.bring}
        </Button>
      )}
    </Box>
  )
}
