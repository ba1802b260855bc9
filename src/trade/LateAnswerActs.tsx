import Button from '@mui/material/Button'
import { answerTexts as texts } from '../../i18n/fr/answers'
import { AcceptUnsent } from './AcceptUnsent'

type Props = Parameters<typeof AcceptUnsent>[0] & {
  /** Whether something was saved that was never sent. */
  isUnsent: boolean
  onReopen: () => void
}

/** What staff do with an answer once its limit is over: take it as it was saved, or let it in again. */
export const LateAnswerActs = ({ isUnsent, onReopen, ...accepting }: Props) => (
  <>
    {isUnsent && <AcceptUnsent {...accepting} />}
    <Button size="small" aria-label={texts.reopenOf({ name: accepting.name })} onClick={onReopen}>
      {texts.reopen}
    </Button>
  </>
)
