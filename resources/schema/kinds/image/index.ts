import type { Kind } from '../../kind'
import { file } from '../file'

/** An uploaded image, by its id. */
export const image: Kind<number> = { ...file, like: 'file' }
