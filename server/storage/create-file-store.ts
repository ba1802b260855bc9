import { join } from 'node:path'
import type { Config } from '../config'
import { diskStore } from './disk-store'
import type { FileStore } from './file-store'
import { s3Store } from './s3-store'

/** The store that the configuration names: S3 where it has one, else the folder `files` of the data. */
export const createFileStore = ({ filesS3, dataDir }: Pick<Config, 'filesS3' | 'dataDir'>): FileStore =>
  filesS3 ? s3Store(filesS3) : diskStore(join(dataDir, 'files'))
