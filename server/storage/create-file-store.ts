import { join } from 'node:path'
import type { Config } from '../config'
import { outside } from '../database/inside'
import { diskStore } from './disk-store'
import type { FileStore } from './file-store'
import { s3Store } from './s3-store'

/** A store that is never waited for inside a transaction. */
function guarded(store: FileStore): FileStore {
  const at = <A extends unknown[], T>(act: (...given: A) => Promise<T>) => {
    return async (...given: A) => {
      outside('a file is kept or fetched')
      return act(...given)
    }
  }
  return {
    put: at(store.put),
    get: at(store.get),
    has: at(store.has),
    remove: at(store.remove),
    list: store.list,
  }
}

/** The store that the configuration names: S3 where it has one, else the folder `files` of the data. */
export const createFileStore = ({ filesS3, dataDir }: Pick<Config, 'filesS3' | 'dataDir'>): FileStore =>
  guarded(filesS3 ? s3Store(filesS3) : diskStore(join(dataDir, 'files')))
