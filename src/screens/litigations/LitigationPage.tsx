import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MuiLink from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import { type ReactNode, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { litigationScreenTexts as texts } from '../../../i18n/fr/litigation-screens'
import { euros, frenchQuantity, quantityWords } from '../../../i18n/fr/orders'
import type { LitigationAnswer } from '../../../resources/litigations/answers'
import { frenchDay } from '../../../resources/schema/date-text'
import { compareDecimals } from '../../../resources/schema/decimal-text'
import { divided, exact, rounded, times } from '../../../resources/schema/exact'
import { RowComments } from '../../admin/comments/RowComments'
import { TakingAway } from '../../admin/form/TakingAway'
import { useAllowed } from '../../fields/engine'
import { useApp } from '../../layout/app-context'
import { PageHead } from '../../layout/PageHead'
import { screenAddress } from '../../layout/screens'
import { FileLinks } from '../../trade/FileLinks'
import { LitigationBadge } from '../../trade/LitigationBadge'
import { useLitigationAct, useLitigationCalls } from '../../trade/use-litigations'
import { ConfirmDialog } from '../../widgets/ConfirmDialog'
import { Facts } from '../../widgets/Facts'
import { SheetTable } from '../../widgets/SheetTable'
import { Conversation } from './Conversation'
import { LitigationForm } from './LitigationForm'
import { MoveButtons } from './MoveButtons'
import { useSupplierReading } from './use-supplier-reading'

const money = (amount: string | null) => amount && euros(amount)

/** Percent of the credit that was asked for which was obtained (domain §14.2). */
function recovered({ credit_note, amount, credit_obtained_ht: obtained }: LitigationAnswer) {
  if (!credit_note || !amount || obtained === null || compareDecimals(amount, '0') <= 0) return null
  return `${frenchQuantity(rounded(divided(times(exact(obtained), exact(100)), exact(amount)), 2))} %`
}

/** The order that is claimed about, where this application shows it. */
function OrderLink({ of: { order_id, order_number } }: { of: LitigationAnswer }) {
  const { screens } = useApp()
  const may = useAllowed()
  const screen = [screens.OrderTracking, screens.Orders, screens.SupplierOrders].find(Boolean)
  if (!screen || !order_id || (screen.permission && !may(screen.permission))) return order_number
  return (
    <MuiLink component={Link} to={`${screenAddress(screen)}/${order_id}`}>
      {order_number}
    </MuiLink>
  )
}

const factsOf = (of: LitigationAnswer): [string, ReactNode][] => [
  [texts.date, frenchDay(of.litigation_date)],
  [texts.adherent, of.adherent],
  [texts.supplier, of.supplier],
  [texts.order, of.order_number ? <OrderLink of={of} /> : texts.noOrder],
  [texts.manager, of.manager],
  [texts.asked, of.credit_note && money(of.amount)],
  [texts.obtained, money(of.credit_obtained_ht)],
  [texts.recovery, recovered(of)],
  [texts.reference, of.credit_reference],
  [texts.contact, of.supplier_name],
]

function Lines({ litigation }: { litigation: LitigationAnswer }) {
  if (!litigation.lines.length) return null
  return (
    <Box sx={{ mb: 2 }}>
      <SheetTable
        name={texts.lines}
        rows={litigation.lines}
        keyOf={({ id }) => id}
        columns={[
          { title: texts.lines, is: 'what', of: ({ label }) => label, under: ({ comment }) => comment },
          { title: texts.object, of: ({ object }) => object },
          {
            title: texts.quantity,
            is: 'number',
            of: ({ quantity, unit }) => quantity && quantityWords(quantity, unit ?? ''),
          },
          {
            title: texts.gap,
            is: 'number amount',
            of: ({ gap_ht }) => Number(gap_ht) !== 0 && euros(gap_ht),
          },
        ]}
      />
    </Box>
  )
}

/** A litigation: what is claimed, where it stands, what was said; before it is sent, its form. */
export function LitigationPage({ litigation }: { litigation: LitigationAnswer }) {
  const calls = useLitigationCalls()
  const navigate = useNavigate()
  const { run, isPending } = useLitigationAct()
  const [isRemoving, setRemoving] = useState(false)
  useSupplierReading(litigation)
  const remove = () =>
    run(() => calls.remove({ id: litigation.id }), texts.removed, {
      after: () => navigate('/litigations', { replace: true }),
    })
  return (
    <>
      <PageHead
        title={litigation.number}
        badge={<LitigationBadge status={litigation.status} is_sent={litigation.is_sent} />}
        subtitle={litigation.message_object}
        back={{ path: '/litigations', label: texts.title }}
      >
        <MoveButtons litigation={litigation} />
        <RowComments of="litigation" id={litigation.id} title={litigation.number} />
        {litigation.may_delete && (
          <TakingAway>
            <Button color="error" onClick={() => setRemoving(true)}>
              {texts.remove}
            </Button>
          </TakingAway>
        )}
      </PageHead>
      <Paper variant="outlined" sx={{ p: 2, mb: 2 }}>
        <Facts of={factsOf(litigation)} />
        {!litigation.may_edit && litigation.description && (
          <Box sx={{ mt: 2, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{litigation.description}</Box>
        )}
        <FileLinks files={litigation.files} />
      </Paper>
      {litigation.may_edit ? (
        <LitigationForm key={litigation.lock_version} kept={litigation} />
      ) : (
        <>
          <Lines litigation={litigation} />
          <Conversation litigation={litigation} />
        </>
      )}
      <ConfirmDialog
        open={isRemoving}
        dangerous
        title={texts.removeTitle}
        confirmLabel={texts.remove}
        pending={isPending}
        onClose={() => setRemoving(false)}
        onConfirm={() => void remove()}
      />
    </>
  )
}
