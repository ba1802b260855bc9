import { sheetFilesSaid, sheetKindOf } from '../../resources/schema/sheet-files'
import { defaultMaxSize, sayBytes } from './file-rules'
import { say } from './say'

/** The sentence that refuses a file of rows by its name or size, or null when it may be sent. */
export function sheetRefusal({ name, size }: File): string | null {
  if (!sheetKindOf(name)) return say('error.inputFile.invalidFileType', { types: sheetFilesSaid })
  if (size > defaultMaxSize)
    return say('error.inputFile.maxFileSizeExceeded', { max: sayBytes(defaultMaxSize) })
  return null
}
