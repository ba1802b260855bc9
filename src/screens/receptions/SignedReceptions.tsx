import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MuiLink from '@mui/material/Link'
import { Link } from 'react-router'
import { euros, quantityWords } from '../../../i18n/fr/orders'
import { receptionScreenTexts as texts } from '../../../i18n/fr/reception-screens'
import type { ReceptionAnswer, SignedReceptionAnswer } from '../../../resources/receptions/answers'
import { frenchMoment } from '../../../resources/schema/date-text'
import { compareDecimals, decimalText } from '../../../resources/schema/decimal-text'
import { useAllowed } from '../../fields/engine'
import { costText } from '../../trade/amounts'
import { FileLinks } from '../../trade/FileLinks'
import { Badge } from '../../widgets/Badge'
import { SheetTable } from '../../widgets/SheetTable'
import { HeardNote } from './HeardNote'
import { ReceptionSums } from './ReceptionSums'

/** The photos of the delivery note, by the names that they were sent with. */
const photosOf = ({ file_ids }: SignedReceptionAnswer) =>
  file_ids.map((id, index) => ({
    id,
    filename: `bon-de-livraison-${index + 1}.jpg`,
    mime_type: 'image/jpeg',
  }))

const degrees = (label: string, value: string | null) => value && `${label} ${decimalText(value)} °C`

/** Who took it in, and how cold it was. */
const weather = ({ receiver_name, fresh_temperature, freeze_temperature }: SignedReceptionAnswer) => [
  receiver_name && texts.receivedBy({ name: receiver_name }),
  degrees(texts.freshShort, fresh_temperature),
  degrees(texts.frozenShort, freeze_temperature),
]

const isGap = (gap: string) => compareDecimals(gap, '0') !== 0

const gapText = (gap: string) => isGap(gap) && euros(gap)

/** On a phone both stand on one line, from edge to edge: what takes something away is the last, and apart. */
const acts = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: 0.5,
  ml: { xs: 0, sm: 'auto' },
  width: { xs: '100%', sm: 'auto' },
  '& .MuiButton-text': { px: { xs: 0.5, sm: 1.25 } },
} as const

/** Under the amounts of the lines, as wide as they are read. */
const sums = { mt: 1.5, ml: { sm: 'auto' }, width: { sm: 280 }, px: 1.5, typography: 'body2' } as const

interface Acts {
  onAgain?: (one: SignedReceptionAnswer) => void
  onUndo?: (one: SignedReceptionAnswer) => void
  /** Shown to who only looks at it, where there is no stock. */
  isSeen?: boolean
}

/** Why it was refused, its lot, its weight, what of it was free. */
const factsOf = (line: SignedReceptionAnswer['lines'][number]) =>
  [
    line.refusal_reason,
    line.batch_number && `${texts.batch} ${line.batch_number}`,
    line.weight && `${texts.weighed} ${decimalText(line.weighings ?? line.weight)}`,
    line.free_quantity && `${texts.free} ${decimalText(line.free_quantity)}`,
  ]
    .filter(Boolean)
    .join(' · ')

function One({ one, onAgain, onUndo, isSeen }: Acts & { one: SignedReceptionAnswer }) {
  const links = [
    one.voucher_id &&
      !isSeen && {
        to: `/stocks/entries/${one.voucher_id}`,
        label: `${texts.voucher} N° ${one.voucher_id}`,
      },
    one.litigation_id && { to: `/litigations/${one.litigation_id}`, label: texts.litigation },
  ].filter((link) => typeof link === 'object' && link !== null)
  const hasGap = one.lines.some(({ gap_ht }) => isGap(gap_ht))
  return (
    <Box component="section" sx={{ mb: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 1 }}>
        <Box component="h2" sx={{ typography: 'h4', m: 0 }}>
          {texts.version({ number: one.number, smart_count: one.version })}
        </Box>
        {one.state === 'replaced' && <Badge tone="grey" label={texts.replaced} />}
        {one.state === 'undone' && <Badge tone="red" label={texts.undone} />}
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          {[
            one.delivery_form,
            ...weather(one),
            texts.signedBy({ who: one.signed_by, when: frenchMoment(one.signed_at) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Box>
        {links.map(({ to, label }) => (
          <MuiLink key={to} component={Link} to={to}>
            {label}
          </MuiLink>
        ))}
        {one.replaceable && !isSeen && (
          <Box sx={acts}>
            {onAgain && (
              <Button size="small" variant="outlined" onClick={() => onAgain(one)}>
                {texts.again}
              </Button>
            )}
            {onUndo && (
              <Button size="small" color="error" onClick={() => onUndo(one)}>
                {texts.undo}
              </Button>
            )}
          </Box>
        )}
      </Box>
      {one.undone_at && (
        <Box sx={{ mb: 1 }}>
          {texts.undoneBy({
            who: one.undone_by,
            when: frenchMoment(one.undone_at),
            why: one.undo_reason ?? '',
          })}
        </Box>
      )}
      {one.remainder_reason && <Box sx={{ mb: 1 }}>{texts.closedFor({ why: one.remainder_reason })}</Box>}
      {one.comment && <Box sx={{ mb: 1 }}>{one.comment}</Box>}
      <SheetTable
        name={texts.version({ number: one.number, smart_count: one.version })}
        rows={one.lines}
        keyOf={({ order_line_id, batch_number, best_before }) =>
          `${order_line_id} ${batch_number ?? ''} ${best_before ?? ''}`
        }
        columns={[
          { title: texts.lines, is: 'what', of: (line) => line.label, under: factsOf },
          {
            title: texts.delivered,
            is: 'number',
            of: (line) => quantityWords(line.qty_delivered, line.unit),
          },
          { title: texts.accepted, is: 'number', of: (line) => quantityWords(line.qty_accepted, line.unit) },
          { title: texts.price, is: 'number', of: (line) => costText(line.price_delivered_ht) },
          { title: texts.due, is: 'number amount', of: (line) => euros(line.due_ht) },
          hasGap && { title: texts.gap, is: 'number down', of: (line) => gapText(line.gap_ht) },
        ]}
      />
      <ReceptionSums
        sx={sums}
        sums={{
          delivered: one.delivered_ht,
          due: one.due_ht,
          gap: isGap(one.gap_ht) ? one.gap_ht : undefined,
        }}
      />
      <FileLinks files={photosOf(one)} />
      {one.lines.map(({ label, voice_file_id }) =>
        voice_file_id ? <HeardNote key={voice_file_id} id={voice_file_id} label={label} /> : null,
      )}
    </Box>
  )
}

/** What was received of an order, the latest version first. */
export function SignedReceptions({ answer, isSeen, ...own }: Acts & { answer: ReceptionAnswer }) {
  const may = useAllowed()
  const allowed = may('receiveOrder') ? own : {}
  return (
    <>
      {answer.receptions.map((one) => (
        <One key={one.id} one={one} isSeen={isSeen} {...allowed} />
      ))}
    </>
  )
}
