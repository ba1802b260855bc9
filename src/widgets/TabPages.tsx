import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { type ReactNode, useId } from 'react'
import { useUrlChoice } from './use-url-choice'

export type TabPage = { name: string; label: ReactNode; disabled?: boolean; content: ReactNode }
type Props = {
  tabs: readonly TabPage[]
  label: string
  /** Keeps the tabs that are not shown in the page, hidden: for a form that spreads over them. */
  keepMounted?: boolean
}

/** Tabs whose choice is `?tab` in the URL; a wrong or disabled name shows the first enabled tab. */
export function TabPages({ tabs, label, keepMounted }: Props) {
  const [asked, setAsked] = useUrlChoice('tab')
  const id = useId()
  const shown = tabs.find((tab) => tab.name === asked && !tab.disabled) ?? tabs.find((tab) => !tab.disabled)
  return (
    <div>
      <Tabs
        value={shown?.name ?? false}
        onChange={(_, name: string) => setAsked(name)}
        aria-label={label}
        variant="scrollable"
        scrollButtons="auto"
        allowScrollButtonsMobile
        sx={{
          borderBottom: '1px solid',
          borderColor: 'divider',
          // The chosen tab is moved into sight before the buttons beside the row appear: room for both of them.
          '& .MuiTabs-scroller': { scrollPaddingRight: '80px' },
          '& .MuiTabs-scrollButtons.Mui-disabled': { display: 'none' },
        }}
      >
        {tabs.map((tab) => (
          <Tab
            key={tab.name}
            value={tab.name}
            label={tab.label}
            disabled={tab.disabled}
            id={`${id}-tab-${tab.name}`}
            aria-controls={tab === shown || keepMounted ? `${id}-panel-${tab.name}` : undefined}
          />
        ))}
      </Tabs>
      {tabs.map((tab) =>
        tab === shown || keepMounted ? (
          <Box
            key={tab.name}
            role="tabpanel"
            hidden={tab !== shown}
            id={`${id}-panel-${tab.name}`}
            aria-labelledby={`${id}-tab-${tab.name}`}
            sx={{ pt: 2.5 }}
          >
            {tab.content}
          </Box>
        ) : null,
      )}
    </div>
  )
}
