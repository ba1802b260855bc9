import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { settingsTexts } from '../../../i18n/fr/settings'
import { AccordionGroup } from '../../widgets/AccordionGroup'
import { HubCard, HubLinks } from './HubCard'
import type { HubGroup } from './hub'

/** The groups of settings: cards in columns, or folded one under the other where that would be a long way down. */
export function HubGroups({ groups, isFolded }: { groups: readonly HubGroup[]; isFolded: boolean }) {
  if (isFolded)
    return (
      <AccordionGroup
        items={groups.map((group) => ({
          name: group.name,
          title: group.title,
          aside: (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {settingsTexts.count({ smart_count: group.entries.length })}
            </Typography>
          ),
          content: <HubLinks group={group} />,
        }))}
      />
    )
  return (
    <Box sx={{ columnWidth: 300, columnGap: 2 }}>
      {groups.map((group) => (
        <HubCard key={group.name} group={group} />
      ))}
    </Box>
  )
}
