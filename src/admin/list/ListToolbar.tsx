import { lazy, type Ref, Suspense } from 'react'
import { FilterButton } from '../filters/FilterButton'
import { SearchBox } from './SearchBox'

const ListTools = lazy(async () => ({ default: (await import('./ListTools')).ListTools }))

/** Search and filters; what else is done with the list comes once it is there. */
export function ListToolbar({ narrow, searchRef }: { narrow: boolean; searchRef: Ref<HTMLInputElement> }) {
  return (
    <div className="tools">
      <SearchBox ref={searchRef} />
      <FilterButton />
      <Suspense>
        <ListTools narrow={narrow} />
      </Suspense>
    </div>
  )
}
