import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { PickerId } from './picker'

export type ListName = 'available' | 'selected'
export type Edge = 'top' | 'bottom'
/** Where an item was dropped: on a list, and beside one of its items when over it. */
export type Drop = { id: PickerId; list: ListName; target?: PickerId; edge: Edge }

type RowOptions = {
  picker: string
  id: PickerId
  list: ListName
  disabled?: boolean
  /** The part of the row that is taken to drag it; without one the whole row. */
  handle?: RefObject<HTMLElement | null>
}

/** Makes a row draggable, and a place to drop other rows; answers where the drop mark stands. */
export function useRowDrag(
  row: RefObject<HTMLElement | null>,
  { picker, id, list, disabled, handle }: RowOptions,
) {
  const [edge, setEdge] = useState<Edge | null>(null)
  const [dragging, setDragging] = useState(false)
  useEffect(() => {
    const element = row.current
    if (!element || disabled) return
    return combine(
      draggable({
        element,
        dragHandle: handle?.current ?? undefined,
        getInitialData: () => ({ picker, id }),
        onDragStart: () => setDragging(true),
        onDrop: () => setDragging(false),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data.picker === picker && source.data.id !== id,
        getData: ({ input }) => ({ list, target: id, edge: edgeAt(element, input.clientY) }),
        onDrag: ({ self }) => setEdge(self.data.edge === 'top' ? 'top' : 'bottom'),
        onDragLeave: () => setEdge(null),
        onDrop: () => setEdge(null),
      }),
    )
  }, [row, picker, id, list, disabled, handle])
  return { edge: list === 'selected' ? edge : null, dragging }
}

function edgeAt(element: Element, y: number): Edge {
  const { top, height } = element.getBoundingClientRect()
  return y < top + height / 2 ? 'top' : 'bottom'
}

/** Makes a whole list a place to drop rows, at its end; answers whether one is over it. */
export function useListDrop(list: RefObject<HTMLElement | null>, picker: string, name: ListName): boolean {
  const [over, setOver] = useState(false)
  useEffect(() => {
    const element = list.current
    if (!element) return
    return dropTargetForElements({
      element,
      canDrop: ({ source }) => source.data.picker === picker,
      getData: () => ({ list: name }),
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: () => setOver(false),
    })
  }, [list, picker, name])
  return over
}

/** Tells each drop made inside one picker. */
export function usePickerDrops(picker: string, onDrop: (drop: Drop) => void): void {
  const dropped = useEffectEvent(onDrop)
  useEffect(
    () =>
      monitorForElements({
        canMonitor: ({ source }) => source.data.picker === picker,
        onDrop: ({ source, location }) => {
          const { id } = source.data
          const { list, target, edge } = location.current.dropTargets[0]?.data ?? {}
          if (!isId(id) || (list !== 'available' && list !== 'selected')) return
          dropped({
            id,
            list,
            target: isId(target) ? target : undefined,
            edge: edge === 'top' ? 'top' : 'bottom',
          })
        },
      }),
    [picker],
  )
}

const isId = (value: unknown): value is PickerId => typeof value === 'string' || typeof value === 'number'
