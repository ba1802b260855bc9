import { KeptFileCard } from '../../fields/inputs/KeptFileCard'
import { isKeptFile } from '../../fields/inputs/use-upload'

/** A kept file as it is read: its picture or mark, its name, and the way to open it. */
export const KeptFileValue = ({ value, related }: { value: unknown; related: unknown }) => (
  <KeptFileCard file={isKeptFile(related) ? related : { id: Number(value) }} />
)
