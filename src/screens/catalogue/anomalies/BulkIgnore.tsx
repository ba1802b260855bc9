import Button from '@mui/material/Button'
import { useState } from 'react'
import { useDataProvider } from 'react-admin'
import { anomalyTexts as texts } from '../../../../i18n/fr/catalogue'
import { useListScreen } from '../../../admin/list/list-screen'
import type { Anomaly } from './anomaly'
import { IgnoreDialog } from './IgnoreDialog'

/** Ignores the selected anomalies that are open, with one reason. */
export function BulkIgnore() {
  const { selection, rights } = useListScreen()
  const dataProvider = useDataProvider()
  const [asked, setAsked] = useState<readonly Anomaly[]>()
  if (!rights.update) return null

  async function ask() {
    const { data } = await dataProvider.getMany<Anomaly>('anomaly', { ids: [...selection.ids] })
    setAsked(data.filter(({ state }) => state === 'open'))
  }
  return (
    <>
      <Button size="small" onClick={() => void ask()}>
        {texts.ignore}
      </Button>
      {asked && (
        <IgnoreDialog
          anomalies={asked}
          onClose={(isDone) => {
            setAsked(undefined)
            if (isDone) selection.clear()
          }}
        />
      )}
    </>
  )
}
