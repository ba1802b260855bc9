import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Context } from '../context'
import { ApiError } from '../error'
import type { TakeTurn } from '../turns'
import { logoFolders } from './folders'
import { storeKey } from './keep-file'
import { type FileRow, publicFile } from './readable-files'

/** A drawing of the seed brings its colours along; nothing of it is run. */
const policyOf = ({ mime_type }: FileRow) =>
  mime_type === 'image/svg+xml'
    ? "default-src 'none'; style-src 'unsafe-inline'; sandbox"
    : "default-src 'none'; sandbox"

/** Kept files never change under their name. */
const aYear = 'public, max-age=31536000, immutable'

async function show(context: Context, reply: FastifyReply, file: FileRow | undefined) {
  const bytes = file && (await context.files.get(storeKey(file.path, file.unique_name)))
  if (!file || !bytes) throw new ApiError('err404')
  if (file.size) reply.header('content-length', file.size)
  return reply
    .header('content-type', file.mime_type)
    .header('content-disposition', 'inline')
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', policyOf(file))
    .header('cache-control', aYear)
    .send(bytes)
}

/**
 * Public images by their address: `/upload/{path}/{unique_name}`, and `/unilogin/logo/{file}` for logos and nothing else,
 * beside the API and under its prefix.
 * Anything else is not found, whether it exists or not.
 */
export function serveUploads(app: FastifyInstance, context: Context, takeTurn: TakeTurn): void {
  const showOf = (asked: Parameters<TakeTurn>[0], name: string, folders: readonly string[]) =>
    takeTurn(asked, async () => show(context, asked.reply, await publicFile(context, name, folders)))
  app.get<{ Params: { '*': string } }>('/upload/*', async (request, reply) => {
    const parts = request.params['*'].split('/')
    const name = parts.pop() ?? ''
    return showOf({ request, reply }, name, [`/${parts.join('/')}`])
  })
  const logos = logoFolders(context.db.registry)
  for (const prefix of ['', '/api'])
    app.get<{ Params: { file: string } }>(`${prefix}/unilogin/logo/:file`, async (request, reply) =>
      showOf({ request, reply }, request.params.file, logos),
    )
}
