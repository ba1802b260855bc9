import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { lazy, Suspense, useState } from 'react'
import { closingScreenTexts as texts } from '../../../i18n/fr/egalim-closing'
import { addressOf } from '../../../providers/endpoints'
import type { ClosingPage } from '../../../resources/egalim/closing-answers'
import { closingEndpoints } from '../../../resources/egalim/closing-endpoints'
import { priceText } from '../../../resources/schema/decimal-text'
import { useEndpointAct, useEndpoints } from '../../fields/endpoints'
import { useAllowed } from '../../fields/engine'
import { PaperButton } from '../../trade/PaperButton'
import { ConfirmDialog } from '../../widgets/ConfirmDialog'
import { useUrlChoices } from '../../widgets/use-url-choice'
import { MaCantineLink } from './MaCantineLink'

const ReasonDialog = lazy(async () => ({ default: (await import('../../trade/ReasonDialog')).ReasonDialog }))

interface Props {
  page: ClosingPage
  year: number
  adherent: number
}

function CloseYear({ page, year, adherent }: Props) {
  const [isOpen, open] = useState(false)
  const calls = useEndpoints(closingEndpoints)
  const { run, isPending } = useEndpointAct([closingEndpoints.page.tag])
  const total_ht = page.totals[0]?.amount_ht ?? '0'
  const close = async () => {
    await run(() => calls.shut({ year, adherent_id: adherent, total_ht }), texts.done({ year }))
    open(false)
  }
  return (
    <>
      <Button variant="contained" onClick={() => open(true)}>
        {texts.close({ year })}
      </Button>
      <ConfirmDialog
        open={isOpen}
        pending={isPending}
        title={texts.close({ year })}
        confirmLabel={texts.close({ year })}
        onConfirm={() => void close()}
        onClose={() => open(false)}
      >
        {texts.closeText({ smart_count: page.lines, total: priceText(total_ht) })}
      </ConfirmDialog>
    </>
  )
}

function Reopen({ id, year }: { id: number; year: number }) {
  const [isAsking, ask] = useState(false)
  const calls = useEndpoints(closingEndpoints)
  const { run, isPending } = useEndpointAct([closingEndpoints.page.tag])
  const reopen = async (reason: string) => {
    const done = await run(() => calls.reopen({ id, reason }), texts.reopened({ year }))
    if (done) ask(false)
  }
  return (
    <>
      <Button color="inherit" onClick={() => ask(true)}>
        {texts.reopen}
      </Button>
      {isAsking && (
        <Suspense>
          <ReasonDialog
            title={texts.reopenTitle({ year })}
            help={texts.reopenHelp}
            confirmLabel={texts.reopen}
            isPending={isPending}
            onClose={() => ask(false)}
            onConfirm={(reason) => void reopen(reason)}
          />
        </Suspense>
      )}
    </>
  )
}

function Send({ id, isAgain }: { id: number; isAgain: boolean }) {
  const calls = useEndpoints(closingEndpoints)
  const { run, isPending } = useEndpointAct([closingEndpoints.page.tag])
  return (
    <Button
      variant={isAgain ? 'outlined' : 'contained'}
      loading={isPending}
      onClick={() => void run(() => calls.send({ id }), texts.sent)}
    >
      {isAgain ? texts.again : texts.send}
    </Button>
  )
}

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 } as const

/** When a year that goes on may be closed, and the way to the one before. */
function NotYet({ year }: { year: number }) {
  const choose = useUrlChoices()
  const before = String(year - 1)
  return (
    <Box sx={{ ...row, color: 'text.secondary' }}>
      {texts.notYet({ year, next: year + 1 })}
      <Button onClick={() => choose({ year: before, closing: before })}>
        {texts.before({ year: before })}
      </Button>
    </Box>
  )
}

/** What one does with a year: close it; then its file, its paper, its report at ma-cantine; open it again. */
export function ClosingActs({ page, year, adherent }: Props) {
  const { closing, link, is_over, lines } = page
  const mayManage = useAllowed()('manageEgalim')
  if (!closing)
    return is_over ? (
      mayManage && lines > 0 && <Box sx={row}>{<CloseYear {...{ page, year, adherent }} />}</Box>
    ) : (
      <NotYet year={year} />
    )
  const { id, sent_at, address } = closing
  return (
    <>
      <Box sx={row}>
        {mayManage && link.linked_at && <Send id={id} isAgain={sent_at !== null} />}
        {address && (
          <Link href={address} target="_blank" rel="noreferrer">
            {texts.open}
          </Link>
        )}
        <PaperButton
          path={addressOf(closingEndpoints.file, { id })}
          filename={`ma-cantine-${year}.csv`}
          label={texts.file}
        />
        <PaperButton
          path={addressOf(closingEndpoints.paper, { id })}
          filename={`ma-cantine-${year}.pdf`}
          label={texts.paper}
        />
        {mayManage && <Reopen id={id} year={year} />}
      </Box>
      {mayManage && link.is_open && <MaCantineLink link={link} adherent={adherent} />}
    </>
  )
}
