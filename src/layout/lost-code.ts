import { ChunkLoadError } from './lazy-screen'

/** How browsers say that the code of a page is not there any more: Chromium, Firefox, Safari. */
const said = /dynamically imported module|Importing a module script failed|Unable to preload/i

/** Whether an error tells that code could not be loaded, as happens once another version is in service. */
export const isLostCode = (error: unknown): boolean =>
  error instanceof ChunkLoadError || (error instanceof TypeError && said.test(error.message))
