import { Route, Routes } from 'react-router'
import { UnknownPage } from '../../admin/UnknownPage'
import { StandardCartList } from './StandardCartList'
import { StandardCartScreen } from './StandardCartScreen'
import type { StandardScope } from './scope'

/** Standard carts, and each of them: a member's, or the back office's. */
export function StandardCartPages({ scope }: { scope: StandardScope }) {
  return (
    <Routes>
      <Route index element={<StandardCartList scope={scope} />} />
      <Route path=":id" element={<StandardCartScreen scope={scope} />} />
      <Route path="*" element={<UnknownPage />} />
    </Routes>
  )
}
