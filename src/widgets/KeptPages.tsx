import { type ReactNode, useState } from 'react'

interface Props<Id> {
  shown: Id
  render: (id: Id) => ReactNode
}

/** One page of several by its id; those that one has seen wait out of sight, with all that was typed in them. */
export function KeptPages<Id extends number | string>({ shown, render }: Props<Id>) {
  const [seen, setSeen] = useState<readonly Id[]>([shown])
  if (!seen.includes(shown)) setSeen([...seen, shown])
  return seen.map((id) => (
    <div key={id} hidden={id !== shown}>
      {render(id)}
    </div>
  ))
}
