import { useState } from 'react'
import { type PickerId, type PickerItem, placeAt, placeBeside } from './picker'
import type { Drop } from './picker-drag'
import { say } from './say'

type Options = {
  items: readonly PickerItem[]
  value: readonly PickerId[]
  onChange: (value: PickerId[]) => void
}

/** The verbs of a picker; each says aloud what it did. */
export function usePicker({ items, value, onChange }: Options) {
  const [announcement, setAnnouncement] = useState('')
  const labelOf = (id: PickerId) => items.find((item) => item.id === id)?.label ?? String(id)

  function place(id: PickerId, at: number) {
    const next = placeAt(value, id, at)
    const n = next.indexOf(id) + 1
    setAnnouncement(
      value.includes(id)
        ? say('widget.picker.moved', { label: labelOf(id), n, z: next.length })
        : say('widget.picker.added', { label: labelOf(id), n }),
    )
    onChange(next)
  }

  function remove(id: PickerId) {
    if (!value.includes(id)) return
    setAnnouncement(say('widget.picker.removed', { label: labelOf(id) }))
    onChange(value.filter((one) => one !== id))
  }

  return {
    announcement,
    add: (id: PickerId) => place(id, value.length),
    remove,
    up: (id: PickerId) => place(id, value.indexOf(id) - 1),
    down: (id: PickerId) => place(id, value.indexOf(id) + 1),
    drop: ({ id, list, target, edge }: Drop) => {
      if (list === 'available') remove(id)
      else place(id, target === undefined ? value.length : placeBeside(value, id, { target, edge }))
    },
  }
}

export type PickerVerbs = ReturnType<typeof usePicker>
