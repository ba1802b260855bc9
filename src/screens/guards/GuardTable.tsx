import Box from '@mui/material/Box'
import TableBody from '@mui/material/TableBody'
import MuiCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { guardTexts as texts } from '../../../i18n/fr/guards'
import { guardIds, writtenSentence } from '../../../resources/trade/guard-sentences'
import { guardDoorNames, guardDoors, guards } from '../../../resources/trade/guards'
import { GuardCell } from './GuardCell'
import type { GuardCounts } from './guard-counts'
import { WideTable } from './WideTable'

/** Conditions by doors, on a wide screen. */
export function GuardTable({ counts }: { counts: GuardCounts }) {
  return (
    <WideTable
      label={texts.title}
      // The longest door stands on one line.
      sx={{ '& thead th': { fontSize: '0.75rem' }, '& td, & th': { px: 0.75 } }}
    >
      <TableHead>
        <TableRow>
          <MuiCell component="th" scope="col" sx={{ width: 200 }}>
            {texts.condition}
          </MuiCell>
          {guardDoorNames.map((door) => (
            <MuiCell key={door} component="th" scope="col">
              {guardDoors[door].label}
            </MuiCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {guardIds.map((guard) => (
          <TableRow key={guard}>
            <MuiCell component="th" scope="row">
              <Box sx={{ fontWeight: 600 }}>{`${guards[guard].number}. ${guards[guard].label}`}</Box>
              <Box
                sx={{ typography: 'body2', color: 'text.secondary' }}
              >{`«\u00a0${writtenSentence(guard)}\u00a0»`}</Box>
              {guards[guard].isPartial && <Box sx={{ typography: 'caption' }}>{texts.partial}</Box>}
            </MuiCell>
            {guardDoorNames.map((door) => (
              <MuiCell key={door}>
                <GuardCell guard={guard} door={door} counts={counts} />
              </MuiCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </WideTable>
  )
}
