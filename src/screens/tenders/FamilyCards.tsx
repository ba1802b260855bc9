import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { familyCardTexts as texts } from '../../../i18n/fr/family-card'
import type { AnswerLot } from '../../../resources/tenders/answer'
import type { ConsultationAnswer } from '../../../resources/tenders/consultation-answers'
import { lacksPrices } from '../../../resources/tenders/progress'
import { Badge } from '../../widgets/Badge'
import type { Delivered } from './delivered'
import { FamilyFacts } from './FamilyFacts'

interface Props {
  consultation: ConsultationAnswer
  lots: readonly AnswerLot[]
  chosen: number | null
  choose: (lot: number) => void
  isOpen: boolean
  /** Whether the round that runs asks nothing of a lot. */
  isOut: (lot: number) => boolean
}

/** How many communes a lot of an answer says that it delivers: by department, by zone and one by one. */
function deliveredBy(lot: AnswerLot | undefined, { communes, zones }: ConsultationAnswer): Delivered {
  const byDepartment = new Map(communes.map((one) => [one.department_id, one.communes]))
  const byZone = new Map(zones.map((one) => [one.zone_id, one.department_ids]))
  const zoned = (lot?.zone_ids ?? []).flatMap((id) => byZone.get(id) ?? [])
  const departments = [...new Set([...(lot?.department_ids ?? []), ...zoned])]
  return {
    all: lot?.all_cities === true,
    communes: departments.reduce(
      (sum, id) => sum + (byDepartment.get(id) ?? 0),
      lot?.municipality_ids?.length ?? 0,
    ),
  }
}

/** The families of a consultation as cards (specification 1 §3): one is chosen, and answered below. */
export function FamilyCards({ consultation, lots, chosen, choose, isOpen, isOut }: Props) {
  const { lot_rows, products } = consultation
  return (
    <Box component="ul" aria-label={texts.families} sx={listStyle}>
      {lot_rows.map((row) => {
        const lot = lots.find(({ tender_family_id }) => tender_family_id === row.id)
        const asked = products.filter(({ tender_family_id }) => tender_family_id === row.id)
        const { answered, total } = lacksPrices(lot ?? { lines: [] }, asked)
        const unpriced = isOpen ? 'absent' : 'without'
        const state = isOut(row.id) ? 'closed' : answered > 0 ? 'added' : unpriced
        return (
          <Box component="li" key={row.id} sx={{ ...cardStyle, ...(row.id === chosen && chosenStyle) }}>
            <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
              <ButtonBase aria-pressed={row.id === chosen} onClick={() => choose(row.id)} sx={titleStyle}>
                {row.lot_number} – {row.label}
              </ButtonBase>
              <Badge tone={tones[state]} label={texts[state]} />
            </Box>
            <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
              {[row.family, row.zone].filter(Boolean).join(' · ')}
            </Box>
            <FamilyFacts
              articles={row.articles}
              products={total}
              before={{ all: row.all_before, communes: row.delivered_before }}
              now={deliveredBy(lot, consultation)}
              quotation={row.quotation_label}
              updatedAt={row.updatedAt}
            />
          </Box>
        )
      })}
    </Box>
  )
}

const tones = { added: 'green', absent: 'grey', without: 'grey', closed: 'orange' } as const
const listStyle = {
  display: 'grid',
  gap: 1.5,
  m: 0,
  p: 0,
  listStyle: 'none',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
}
const cardStyle = {
  position: 'relative',
  display: 'grid',
  gap: 1,
  alignContent: 'start',
  p: 2,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 2,
  bgcolor: 'background.paper',
}
const chosenStyle = { borderColor: 'primary.main', outline: '1px solid', outlineColor: 'primary.main' }

/** The whole card is pressed by its title. */
const titleStyle = {
  flex: 1,
  justifyContent: 'flex-start',
  textAlign: 'left',
  font: 'inherit',
  fontWeight: 650,
  '&::after': { content: '""', position: 'absolute', inset: 0 },
}
