import Box from '@mui/material/Box'
import { guardTexts as texts } from '../../../i18n/fr/guards'
import { guardDoorNames, guardDoors } from '../../../resources/trade/guards'

/** What each door is. */
export const GuardDoors = () => (
  <Box component="section">
    <Box component="h2" sx={{ typography: 'h4', m: 0, mb: 1 }}>
      {texts.doors}
    </Box>
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 0.75, typography: 'body2' }}>
      {guardDoorNames.map((door) => (
        <div key={door}>
          <Box component="dt" sx={{ fontWeight: 600 }}>
            {guardDoors[door].label}
          </Box>
          <Box component="dd" sx={{ m: 0, color: 'text.secondary' }}>
            {guardDoors[door].what}
          </Box>
        </div>
      ))}
    </Box>
  </Box>
)
