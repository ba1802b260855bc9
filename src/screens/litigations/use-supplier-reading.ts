import { useEffect, useRef } from 'react'
import type { LitigationAnswer } from '../../../resources/litigations/answers'
import { useApp } from '../../layout/app-context'
import { useLitigationAct, useLitigationCalls } from '../../trade/use-litigations'

/** A litigation that its supplier reads is « En cours » from then on (domain §8, 100 → 150). */
export function useSupplierReading({ id, status, verbs }: LitigationAnswer): void {
  const { app } = useApp()
  const calls = useLitigationCalls()
  const { run } = useLitigationAct()
  const read = useRef<number>(undefined)
  const isRead = app === 'tenders' && status === '100' && verbs.includes('take')
  useEffect(() => {
    if (!isRead || read.current === id) return
    read.current = id
    void run(() => calls.move({ id, verb: 'take' }))
  }, [isRead, id, calls, run])
}
