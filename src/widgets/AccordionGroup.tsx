import ExpandMore from '@mui/icons-material/ExpandMore'
import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ReactNode, useState } from 'react'

export type AccordionItem = {
  name: string
  title: string
  /** Beside the title: a count, a badge. */
  aside?: ReactNode
  content: ReactNode
  disabled?: boolean
}
type Props = { items: readonly AccordionItem[]; multiple?: boolean; defaultOpen?: readonly string[] }

/** As `object`: the types of an accordion's slots cost the compiler a seventh of its whole budget. */
const slots: object = { slotProps: { transition: { unmountOnExit: true }, heading: { component: 'h2' } } }

/** Foldable sections; unless `multiple`, opening one closes the others. */
export function AccordionGroup({ items, multiple, defaultOpen = [] }: Props) {
  const [open, setOpen] = useState<readonly string[]>(multiple ? defaultOpen : defaultOpen.slice(0, 1))

  function toggle(name: string, expanded: boolean) {
    const others = multiple ? open.filter((one) => one !== name) : []
    setOpen(expanded ? [...others, name] : open.filter((one) => one !== name))
  }

  return (
    <div>
      {items.map((item) => (
        <Accordion
          key={item.name}
          expanded={open.includes(item.name)}
          disabled={item.disabled}
          onChange={(_, expanded) => toggle(item.name, expanded)}
          {...slots}
        >
          <AccordionSummary expandIcon={<ExpandMore />}>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, flex: 1, pr: 1.5 }}>
              <Typography component="span" variant="h5" sx={{ flex: 1 }}>
                {item.title}
              </Typography>
              {item.aside}
            </Box>
          </AccordionSummary>
          <AccordionDetails>{item.content}</AccordionDetails>
        </Accordion>
      ))}
    </div>
  )
}
