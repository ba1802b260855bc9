import type { Http } from './http'
import { type Download, openBlob, saveBlob } from './transfers'

/** A kept file's bytes, for who may read it. */
export const readFile = (http: Http, id: number): Promise<Download> => http.download(`/file/download/${id}`)

/** What fails is told by the wire itself. */
const told = () => undefined

/** Opens a kept file in another tab. */
export const openFile = (http: Http, id: number): Promise<void> => openBlob(readFile(http, id)).catch(told)

/** Hands a kept file to the person under a name. */
export const saveFile = (http: Http, { id, filename }: { id: number; filename: string }): Promise<void> =>
  readFile(http, id).then(({ blob }) => saveBlob(blob, filename), told)
