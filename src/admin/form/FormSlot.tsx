import { Suspense } from 'react'
import { Awaited } from '../../widgets/Awaited'
import { type SlotPlace, useSlot } from './extensions'
import { useFormScope } from './form-scope'

/** What the application slips into this place of the form; usually nothing. */
export function FormSlot({ place }: { place: SlotPlace }) {
  const scope = useFormScope()
  const Content = useSlot(scope.resource.name, place)
  if (!Content) return null
  return (
    <div className="field-wide">
      <Suspense fallback={<Awaited />}>
        <Content scope={scope} />
      </Suspense>
    </div>
  )
}
