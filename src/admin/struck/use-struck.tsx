import { lazy, type ReactNode, Suspense, useState } from 'react'
import { readStruck } from '../../../providers/struck'
import { goesOut } from '../../../resources/schema/out-of-service'
import type { AnyResource } from '../../../resources/schema/resource'
import type { Struck } from '../../../resources/schema/struck'
import type { ReadRow } from '../../../resources/schema/unknown-row'
import { useEngine } from '../../fields/engine'

const StruckDialog = lazy(async () => ({ default: (await import('./StruckDialog')).StruckDialog }))

interface OpenQuestion {
  struck: readonly Struck[]
  settle: (isMeant: boolean) => void
}

/** Asks whether a record is taken out of service all the same, where that strikes anything; true where it strikes nothing. */
export function useStruck({ name, outOfService }: AnyResource): {
  isMeant: (record: ReadRow, change: ReadRow) => Promise<boolean>
  dialog: ReactNode
} {
  const { http } = useEngine()
  const [asked, setAsked] = useState<OpenQuestion>()
  return {
    isMeant: async (record, change) => {
      if (!goesOut({ outOfService }, record, change)) return true
      const { struck } = await readStruck(http, name, [Number(record.id)])
      if (!struck.length) return true
      return new Promise((settle) => setAsked({ struck, settle }))
    },
    dialog: asked && (
      <Suspense fallback={null}>
        <StruckDialog
          struck={asked.struck}
          onAnswer={(answer) => {
            setAsked(undefined)
            asked.settle(answer)
          }}
        />
      </Suspense>
    ),
  }
}
