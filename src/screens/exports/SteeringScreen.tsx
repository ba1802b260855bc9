import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { exportScreenTexts as texts } from '../../../i18n/fr/export-screens'
import { PageHead } from '../../layout/PageHead'
import { RunList } from './RunList'
import { TypeDialog } from './TypeDialog'
import { useRuns, useTypes } from './use-exports'

/** « Pilotage des achats »: the workbook, and those that were made. */
export function SteeringScreen() {
  const types = useTypes()
  const runs = useRuns()
  const [isOpen, setOpen] = useState(false)
  const offered = types.data?.data.find(({ key }) => key === 'purchase_steering')
  const own = runs.data && {
    data: runs.data.data.filter(({ type }) => type === 'purchase_steering'),
  }
  return (
    <>
      <PageHead title={texts.steering}>
        <Button variant="contained" disabled={!offered} onClick={() => setOpen(true)}>
          {texts.export}
        </Button>
      </PageHead>
      <Box sx={{ maxWidth: 720, mb: 3 }}>{texts.steeringText}</Box>
      <RunList query={{ ...runs, data: own } as typeof runs} />
      {isOpen && offered && <TypeDialog offered={offered} onClose={() => setOpen(false)} />}
    </>
  )
}
