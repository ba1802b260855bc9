import { type ReactNode, useState } from 'react'

/** One page of several by its id; those that one has seen wait out of sight, with all that was typed in them. */
export function KeptPages({ shown, render }: { shown: number; render: (id: number) => ReactNode }) {
  const [seen, setSeen] = useState<readonly number[]>([shown])
  if (!seen.includes(shown)) setSeen([...seen, shown])
  return seen.map((id) => (
    <div key={id} hidden={id !== shown}>
      {render(id)}
    </div>
  ))
}
