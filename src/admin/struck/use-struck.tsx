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
  /** The same of rows that a change takes out of service, each by itself. */
  areMeant: (ids: readonly number[], change: ReadRow) => Promise<boolean>
  dialog: ReactNode
} {
  const { http } = useEngine()
  const [asked, setAsked] = useState<OpenQuestion>()
  const ask = async (ids: readonly number[]): Promise<boolean> => {
    const { struck } = await readStruck(http, name, ids)
    return !struck.length || new Promise((settle) => setAsked({ struck, settle }))
  }
  return {
    isMeant: async (record, change) => !goesOut({ outOfService }, record, change) || ask([Number(record.id)]),
    areMeant: async (ids, change) => !goesOut({ outOfService }, {}, change) || ask(ids),
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
