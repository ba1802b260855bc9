import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { Fragment, useState } from 'react'
import { keyTexts as texts } from '../../../i18n/fr/keys'
import { Modal } from '../../widgets/Modal'
import { askAlt, changeAlt } from './alone'
import { screenKeys } from './screen-keys'

const key = { fontFamily: 'inherit', fontWeight: 600, whiteSpace: 'nowrap' } as const

/** The keys of the screen over which it opens. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const [sections, setSections] = useState(() => screenKeys())
  const change = (asks: boolean) => {
    changeAlt(asks)
    setSections(screenKeys())
  }
  return (
    <Modal open title={texts.title} onClose={onClose}>
      {sections.map(({ title, keys }) => (
        <Fragment key={title}>
          <Box component="h3" sx={{ typography: 'subtitle1', fontWeight: 700, m: 0, mt: 1.5 }}>
            {title}
          </Box>
          <Box
            component="dl"
            sx={{
              display: 'grid',
              gridTemplateColumns: '120px 1fr',
              gap: 0.75,
              m: 0,
              mt: 0.75,
              '& dd': { m: 0 },
            }}
          >
            {keys.map(([keys, what]) => (
              <Fragment key={keys + what}>
                <dt>
                  <Box component="kbd" sx={key}>
                    {keys}
                  </Box>
                </dt>
                <dd>{what}</dd>
              </Fragment>
            ))}
          </Box>
        </Fragment>
      ))}
      <FormControlLabel
        sx={{ mt: 2 }}
        control={<Checkbox checked={askAlt()} onChange={({ target }) => change(target.checked)} />}
        label={texts.withAlt}
      />
    </Modal>
  )
}
