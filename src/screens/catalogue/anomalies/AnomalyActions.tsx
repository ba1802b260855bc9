import Button from '@mui/material/Button'
import { useState } from 'react'
import { anomalyTexts as texts } from '../../../../i18n/fr/catalogue'
import { useRights } from '../../../admin/use-rights'
import { useEngine } from '../../../fields/engine'
import type { Anomaly } from './anomaly'
import { IgnoreDialog } from './IgnoreDialog'
import { useAnomalyStates } from './use-anomaly-states'

/** Ignores an open anomaly, with a reason, or opens an ignored one again; a fixed one is left. */
export function AnomalyActions({ anomaly }: { anomaly: Anomaly }) {
  const { update } = useRights(useEngine().registry.get('anomaly'))
  const [isAsking, setAsking] = useState(false)
  const { isPending, change } = useAnomalyStates()
  const name = `${anomaly.Anomaly_type?.label ?? ''} – ${anomaly.Article?.label ?? ''}`
  if (!update || anomaly.state === 'fixed') return null
  return (
    <>
      {anomaly.state === 'open' ? (
        <Button size="small" onClick={() => setAsking(true)} aria-label={`${texts.ignore} : ${name}`}>
          {texts.ignore}
        </Button>
      ) : (
        <Button
          size="small"
          loading={isPending}
          aria-label={`${texts.reopen} : ${name}`}
          onClick={() => void change([anomaly], { state: 'open', reason: null })}
        >
          {texts.reopen}
        </Button>
      )}
      {isAsking && <IgnoreDialog anomalies={[anomaly]} onClose={() => setAsking(false)} />}
    </>
  )
}
