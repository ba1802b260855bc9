import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useRefresh } from 'react-admin'
import { quoteScreenTexts as texts } from '../../../i18n/fr/quote-screens'
import type { QuoteLineAnswer, QuotePageAnswer } from '../../../resources/quotes/answers'
import { LateAnswerActs } from '../../trade/LateAnswerActs'
import { matrixStyle } from '../../trade/matrix-style'
import { ReopenDialog } from '../../trade/ReopenDialog'
import { AcceptDialog } from './AcceptDialog'
import { rowsOf } from './compared-rows'
import { useQuoteAct, useQuoteCalls } from './use-quotes'

/** The quotes side by side: a column for each supplier, what was answered row by row. */
export function Comparison({ page }: { page: QuotePageAnswer }) {
  const calls = useQuoteCalls()
  const refresh = useRefresh()
  const act = useQuoteAct()
  const { run } = act
  const reopening = useQuoteAct({ atFields: true })
  const [chosen, choose] = useState<QuoteLineAnswer>()
  const [late, setLate] = useState<QuoteLineAnswer>()
  const resend = async ({ id, supplier }: QuoteLineAnswer) => {
    if (await run(() => calls.resend({ id: page.id, line_id: id }), texts.resent({ name: supplier })))
      refresh()
  }
  const mayAccept = (line: QuoteLineAnswer) =>
    page.acts.includes('accept') && line.state === 'answered' && line.is_valid
  const mayResend = (line: QuoteLineAnswer) =>
    page.acts.includes('resend') && line.is_open && line.state !== 'answered'
  const mayLate = (line: QuoteLineAnswer) => page.acts.includes('late') && !line.is_open
  const shown = rowsOf(page).filter(([, cell]) => page.lines.some((line) => cell(line)))
  const hasActs = page.lines.some((line) => mayAccept(line) || mayResend(line) || mayLate(line))
  return (
    <Box component="section">
      <Typography variant="h2" sx={{ mb: 1 }}>
        {texts.comparison}
      </Typography>
      <Box
        tabIndex={0}
        role="region"
        aria-label={texts.comparison}
        sx={{
          ...matrixStyle,
          '& td': {
            verticalAlign: 'top',
            px: 1.5,
            py: 1,
            borderBottom: '1px solid',
            borderColor: 'divider',
            minWidth: 150,
          },
          '& td small': { display: 'block', whiteSpace: 'normal', maxWidth: 240 },
        }}
      >
        <table aria-label={texts.comparison}>
          <thead>
            <tr>
              <th scope="col">{texts.supplier}</th>
              {page.lines.map(({ id, supplier }) => (
                <th key={id} scope="col">
                  {supplier}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(([label, cell]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {page.lines.map((line) => (
                  <td key={line.id}>{cell(line) || '–'}</td>
                ))}
              </tr>
            ))}
            {hasActs && (
              <tr>
                <th scope="row">{texts.decide}</th>
                {page.lines.map((line) => (
                  <td key={line.id}>
                    {mayAccept(line) && (
                      <Button
                        size="small"
                        variant="contained"
                        aria-label={texts.acceptFor({ name: line.supplier })}
                        onClick={() => choose(line)}
                      >
                        {texts.accept}
                      </Button>
                    )}
                    {mayResend(line) && (
                      <Button
                        size="small"
                        aria-label={texts.resendFor({ name: line.supplier })}
                        onClick={() => void resend(line)}
                      >
                        {texts.resend}
                      </Button>
                    )}
                    {mayLate(line) && (
                      <LateAnswerActs
                        name={line.supplier}
                        text={texts.acceptUnsentText}
                        act={act}
                        accept={() => calls.acceptUnsent({ id: page.id, line_id: line.id })}
                        isUnsent={line.unsent && line.saved_at !== null}
                        onReopen={() => setLate(line)}
                      />
                    )}
                  </td>
                ))}
              </tr>
            )}
          </tbody>
        </table>
      </Box>
      {late && (
        <ReopenDialog
          name={late.supplier}
          text={texts.reopenText}
          act={reopening}
          reopen={(until) => calls.reopen({ id: page.id, line_id: late.id, until })}
          onClose={() => setLate(undefined)}
        />
      )}
      {chosen && (
        <AcceptDialog page={page} line={chosen} onClose={() => choose(undefined)} onDone={refresh} />
      )}
    </Box>
  )
}
