import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { tenderScreens } from '../../../i18n/fr/tender-screens'
import type { WhiteZone } from '../../../resources/tenders/white-zone'
import { ErrorState } from '../../widgets/ErrorState'
import { FormSkeleton } from '../../widgets/FormSkeleton'
import { SheetRoot } from '../../widgets/sheet-style'
import { useWhiteZones } from './use-tenders'

const texts = tenderScreens.white
const FranceMap = lazy(() => import('./FranceMap'))
/** Departments of a lot that are shown at first. */
const first = 5

type Supplier = WhiteZone['suppliers'][number]
interface Props {
  tenderId: number
  /** Invites a supplier at once; absent where nothing may be changed. */
  invite?: (supplier: Supplier) => void
  isPending: boolean
}

/** Where no invited supplier delivers, by lot and department, and who could be invited to. */
export function WhiteZones({ tenderId, ...act }: Props) {
  const { data, error, refetch } = useWhiteZones(tenderId)
  const { data: zones = [], unplaced = [] } = data ?? {}
  const lots = [...new Set(zones.map(({ lot_id }) => lot_id))].map((lot) =>
    zones.filter(({ lot_id }) => lot_id === lot),
  )
  return (
    <Box component="section" aria-label={texts.title} sx={{ display: 'grid', gap: 1.5 }}>
      <Box>
        <Typography variant="h3">{texts.title}</Typography>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{texts.help}</Box>
      </Box>
      {error && <ErrorState text={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <FormSkeleton fields={2} />}
      {unplaced.length > 0 && (
        <Alert severity="info">
          {texts.unplaced}
          <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
            {unplaced.map(({ id, lot_number, label }) => (
              <li key={id}>{texts.lot({ n: lot_number, label })}</li>
            ))}
          </Box>
        </Alert>
      )}
      {data && zones.length + unplaced.length === 0 && <Alert severity="success">{texts.none}</Alert>}
      {lots.map((zones) => (
        <LotZones key={zones[0]?.lot_id} zones={zones} {...act} />
      ))}
    </Box>
  )
}

function LotZones({ zones, ...act }: { zones: readonly WhiteZone[] } & Omit<Props, 'tenderId'>) {
  const [showsAll, showAll] = useState(false)
  const [chosen, choose] = useState<string>()
  const table = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (chosen) table.current?.querySelector('tr[data-chosen]')?.scrollIntoView({ block: 'nearest' })
  }, [chosen])
  const title = texts.lot({ n: zones[0]?.lot_number ?? 0, label: zones[0]?.lot ?? '' })
  const rest = zones.length - first
  const show = (code: string) => {
    showAll(true)
    choose(code)
  }
  return (
    <Box sx={lotStyle}>
      <Typography variant="h4" sx={{ gridColumn: '1 / -1' }}>
        {title}
      </Typography>
      <Suspense fallback={<Box sx={{ minHeight: 330 }} />}>
        <FranceMap title={title} places={zones} choose={show} />
      </Suspense>
      <SheetRoot ref={table} sx={zoneTableStyle}>
        <table aria-label={title}>
          <thead>
            <tr>
              <th scope="col">{texts.department}</th>
              <th scope="col" className="number">
                {texts.communes}
              </th>
              <th scope="col">{texts.members}</th>
              <th scope="col">{texts.suppliers}</th>
            </tr>
          </thead>
          <tbody>
            {(showsAll ? zones : zones.slice(0, first)).map((zone) => (
              <ZoneRow key={zone.department_id} zone={zone} isChosen={zone.code === chosen} {...act} />
            ))}
          </tbody>
        </table>
        {rest > 0 && !showsAll && (
          <Button fullWidth onClick={() => showAll(true)}>
            {texts.more({ smart_count: rest })}
          </Button>
        )}
      </SheetRoot>
    </Box>
  )
}

const lotStyle = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '300px minmax(0, 1fr)' },
}

/** Between a phone and a wide screen whom one could invite takes the place that is left. */
const zoneTableStyle = {
  width: '100%',
  '& th, & th.number': { whiteSpace: 'normal' },
  '& td:last-of-type': { width: { sm: '42%' } },
  '& td button': { lineHeight: 1.3 },
}

type RowProps = { zone: WhiteZone; isChosen: boolean } & Omit<Props, 'tenderId'>

function ZoneRow({ zone, isChosen, invite, isPending }: RowProps) {
  return (
    <Box component="tr" data-chosen={isChosen || undefined} sx={isChosen ? chosenStyle : undefined}>
      <td className="what label">
        {zone.department} ({zone.code})
      </td>
      <td className="number" data-label={texts.communes}>
        {texts.share({ white: zone.white, all: zone.communes })}
      </td>
      <td data-label={texts.members}>
        {zone.members.length === 0
          ? '–'
          : zone.members.map(({ id, name, city }) => (
              <Box key={id}>
                {name} <span className="quiet">{city}</span>
              </Box>
            ))}
      </td>
      <td data-label={texts.suppliers}>
        {zone.suppliers.length === 0 && <span className="quiet">{texts.nobody}</span>}
        {zone.suppliers.map((one) => (
          <Box key={one.id} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            {invite ? (
              <Button
                size="small"
                disabled={isPending}
                onClick={() => invite(one)}
                sx={{ textAlign: 'left', ml: -0.75 }}
              >
                {texts.invite({ supplier: one.name })}
              </Button>
            ) : (
              one.name
            )}
            <Box component="span" className="quiet" sx={{ whiteSpace: 'nowrap' }}>
              {texts.fills(one.communes, zone.white)}
            </Box>
          </Box>
        ))}
      </td>
    </Box>
  )
}

const chosenStyle = { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 }
