import type { AxiosRequestConfig } from 'axios'
import type { Query } from './request'
import { type Download, filenameOf } from './transfers'
import { createWire, type WireDeps } from './wire'

export { HttpError } from './http-error'
export type { Query } from './request'

export type CallOptions = Pick<AxiosRequestConfig, 'quiet' | 'on401' | 'key'> & {
  query?: Query
  signal?: AbortSignal
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

export interface UploadOptions {
  /** From 0 to 1. */
  onProgress?: (share: number) => void
}

/** The only wire between the browser and the API. Every failure is an HttpError. */
export interface Http {
  get<T>(path: string, options?: CallOptions): Promise<T>
  post<T>(path: string, body?: unknown, options?: CallOptions): Promise<T>
  put<T>(path: string, body?: unknown, options?: CallOptions): Promise<T>
  delete<T>(path: string, options?: CallOptions): Promise<T>
  /** Answers the file itself and the name the server gave it. */
  download(path: string, options?: CallOptions & { method?: Method; body?: unknown }): Promise<Download>
  upload<T>(path: string, form: FormData, options?: CallOptions & UploadOptions): Promise<T>
  /** The address of a call, for a link that needs no header. */
  url(path: string, query?: Query): string
}

/** A file travels as long as it takes. */
const noLimit = { timeout: 0 }

export function createHttp(deps: WireDeps): Http {
  const wire = createWire(deps)
  const call = async <T>({ query, ...options }: AxiosRequestConfig & Pick<CallOptions, 'query'>) =>
    (await wire.request<T>({ ...options, params: query })).data
  return {
    get: (url, options) => call({ ...options, method: 'GET', url }),
    post: (url, data, options) => call({ ...options, method: 'POST', url, data }),
    put: (url, data, options) => call({ ...options, method: 'PUT', url, data }),
    delete: (url, options) => call({ ...options, method: 'DELETE', url }),
    async download(url, { query, body, ...options } = {}) {
      const asked = { ...options, ...noLimit, params: query, data: body, responseType: 'blob' } as const
      const { data, headers } = await wire.request<Blob>({ ...asked, url })
      return { blob: data, filename: filenameOf(headers['content-disposition']) }
    },
    upload: (url, data, { onProgress, ...options } = {}) =>
      call({
        ...options,
        ...noLimit,
        method: 'POST',
        url,
        data,
        onUploadProgress: ({ progress }) => progress !== undefined && onProgress?.(progress),
      }),
    url: (path, query) => wire.getUri({ url: path, params: query }),
  }
}
