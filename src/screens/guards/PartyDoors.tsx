import Box from '@mui/material/Box'
import { partyTexts } from '../../../i18n/fr/parties'
import { guardAnswers } from '../../../resources/trade/guards'
import { type PartyDoor, partyDoors, partyGuards } from '../../../resources/trade/party-guards'
import { type Campaign, campaignNames } from '../../../resources/trade/told'
import { SheetTable } from '../../widgets/SheetTable'
import { StateBadge } from '../../widgets/StateBadge'

const texts = partyTexts.screen
const campaigns = Object.entries(campaignNames) as [Campaign, string][]
const doors = Object.entries(partyDoors) as [PartyDoor, string][]

/** What each campaign does with parties that take part no more (`resources/trade/party-guards.ts`). */
export const PartyDoors = () => (
  <Box component="section" sx={{ mt: 4 }}>
    <Box component="h2" sx={{ typography: 'h4', m: 0, mb: 0.5 }}>
      {texts.title}
    </Box>
    <Box component="p" sx={{ m: 0, mb: 1.5, color: 'text.secondary', maxWidth: 900 }}>
      {texts.intro}
    </Box>
    <SheetTable
      name={texts.title}
      rows={campaigns}
      keyOf={([campaign]) => campaign}
      columns={[
        { title: texts.campaign, is: 'label', of: ([, name]) => name },
        ...doors.map(([door, label]) => ({
          title: label,
          of: ([campaign]: [Campaign, string]) => (
            <StateBadge state={guardAnswers[partyGuards[campaign][door]]} />
          ),
        })),
      ]}
    />
  </Box>
)
