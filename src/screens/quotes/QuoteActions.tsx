import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MuiLink from '@mui/material/Link'
import { useState } from 'react'
import { useRefresh } from 'react-admin'
import { Link } from 'react-router'
import { quoteScreenTexts as texts } from '../../../i18n/fr/quote-screens'
import type { QuotePageAnswer } from '../../../resources/quotes/answers'
import { quoteEndpoints } from '../../../resources/quotes/endpoints'
import { quoteStates } from '../../../resources/quotes/states'
import { frenchMoment } from '../../../resources/schema/date-text'
import { pathOf } from '../../../resources/schema/endpoint'
import { useApp } from '../../layout/app-context'
import { screenAddress } from '../../layout/screens'
import { PaperButton } from '../../trade/PaperButton'
import { ReasonDialog } from '../../trade/ReasonDialog'
import { ConfirmDialog } from '../../widgets/ConfirmDialog'
import { StateBadge } from '../../widgets/StateBadge'
import { useQuoteAct, useQuoteCalls } from './use-quotes'

/** What an accepted quote became, where this application shows it. */
function Made({ page }: { page: QuotePageAnswer }) {
  const { screens } = useApp()
  const cart = screens.CartList
  return (
    <>
      {page.product && <Box>{`${texts.product} : ${page.product}`}</Box>}
      {page.order_number && (
        <Box>
          {`${texts.cart} : `}
          {cart ? (
            <MuiLink component={Link} to={`${screenAddress(cart)}/${page.order_id}`}>
              {page.order_number}
            </MuiLink>
          ) : (
            page.order_number
          )}
        </Box>
      )}
    </>
  )
}

/** The state of a request and what this person may do with it now. */
export function QuoteActions({ page }: { page: QuotePageAnswer }) {
  const { id, status, acts } = page
  const calls = useQuoteCalls()
  const refresh = useRefresh()
  const { run, isPending } = useQuoteAct()
  const [open, ask] = useState<'send' | 'refuse'>()
  const close = () => ask(undefined)
  const send = async () => {
    if (await run(() => calls.send({ id }), texts.sent)) refresh()
    close()
  }
  const refuse = async (reason: string) => {
    if (!(await run(() => calls.refuse({ id, reason }), texts.refused))) return
    refresh()
    close()
  }
  const isOpen = status === '150' || status === '200'
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <StateBadge state={quoteStates[status]} />
      {isOpen && <Box>{texts.limit({ moment: frenchMoment(page.response_date_limit) })}</Box>}
      <Made page={page} />
      {acts.includes('send') && (
        <Button variant="contained" onClick={() => ask('send')}>
          {texts.send}
        </Button>
      )}
      <PaperButton
        path={pathOf(quoteEndpoints.pdf, { id })}
        filename={`demande-devis-${id}.pdf`}
        label={texts.pdf}
      />
      {acts.includes('refuse') && (
        <Button color="error" onClick={() => ask('refuse')}>
          {texts.refuse}
        </Button>
      )}
      {open === 'send' && (
        <ConfirmDialog
          open
          title={texts.sendTitle}
          confirmLabel={texts.send}
          pending={isPending}
          onClose={close}
          onConfirm={() => void send()}
        >
          {texts.sendText}
        </ConfirmDialog>
      )}
      {open === 'refuse' && (
        <ReasonDialog
          title={texts.refuseTitle}
          help={texts.refuseHelp}
          confirmLabel={texts.refuse}
          isPending={isPending}
          onConfirm={(reason) => void refuse(reason)}
          onClose={close}
        />
      )}
    </Box>
  )
}
