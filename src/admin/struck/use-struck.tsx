import { lazy, type ReactNode, Suspense, useState } from 'react'
import { readStruck } from '../../../providers/struck'
import { goesOut, strikingPart } from '../../../resources/schema/out-of-service'
import type { AnyResource } from '../../../resources/schema/resource'
import type { Struck } from '../../../resources/schema/struck'
import type { ReadRow } from '../../../resources/schema/unknown-row'
import { useEngine } from '../../fields/engine'
import { isSame } from '../lock/conflict'

const StruckDialog = lazy(async () => ({ default: (await import('./StruckDialog')).StruckDialog }))

interface OpenQuestion {
  struck: readonly Struck[]
  isOut: boolean
  settle: (isMeant: boolean) => void
}

/** Asks whether a record is taken out of service, or changed so, all the same where that strikes anything; true where it strikes nothing. */
export function useStruck(resource: AnyResource): {
  isMeant: (record: ReadRow, change: ReadRow) => Promise<boolean>
  /** The same of rows that a change takes out of service, each by itself. */
  areMeant: (ids: readonly number[], change: ReadRow) => Promise<boolean>
  dialog: ReactNode
} {
  const { http } = useEngine()
  const [asked, setAsked] = useState<OpenQuestion>()
  const { name: model } = resource
  const ask = async (rows: readonly number[], change?: ReadRow): Promise<boolean> => {
    const { struck } = await readStruck(http, { model, rows, change })
    const isOut = change === undefined
    return !struck.length || new Promise((settle) => setAsked({ struck, isOut, settle }))
  }
  const isMeant = async (record: ReadRow, change: ReadRow, rows = [Number(record.id)]): Promise<boolean> => {
    if (goesOut(resource, record, change)) return ask(rows)
    const part = strikingPart(resource, changed(record, change))
    return !part || ask(rows, part)
  }
  return {
    isMeant: (record, change) => isMeant(record, change),
    areMeant: (ids, change) => isMeant({}, change, [...ids]),
    dialog: asked && (
      <Suspense fallback={null}>
        <StruckDialog
          {...asked}
          onAnswer={(answer) => {
            setAsked(undefined)
            asked.settle(answer)
          }}
        />
      </Suspense>
    ),
  }
}

const changed = (record: ReadRow, change: ReadRow): ReadRow =>
  Object.fromEntries(Object.entries(change).filter(([name, value]) => !isSame(value, record[name])))
