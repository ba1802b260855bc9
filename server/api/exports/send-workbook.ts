import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { sheetTypes } from '../../../resources/schema/sheet-format'
import type { Actor } from '../../database/actor'
import { temporaryFile } from '../../storage/temporary-file'
import type { Context } from '../context'
import { attachment } from '../files/disposition'
import { exportName } from './export-name'
import { type WritablePlan, writeExport } from './write-export'

interface Answering {
  context: Context
  actor: Actor
  reply: FastifyReply
}

/** Writes what is planned into a temporary file, which goes with the answer. */
async function spooled({ context, actor, reply }: Answering, plan: WritablePlan) {
  const spool = temporaryFile()
  reply.raw.once('close', () => void spool.remove())
  await writeExport(context, actor, { plan, target: createWriteStream(spool.path) })
  return { path: spool.path, name: exportName(plan.filename, context.now(), plan.format) }
}

/** Answers a workbook, or a PDF, as a file. */
export async function sendWorkbook(asked: Answering, plan: WritablePlan): Promise<FastifyReply> {
  const { path, name } = await spooled(asked, plan)
  const { size } = await stat(path)
  attachment(asked.reply, name, sheetTypes[plan.format ?? 'xlsx'])
  return asked.reply.header('content-length', size).send(createReadStream(path))
}

async function* encoded({ path, name }: { path: string; name: string }): AsyncGenerator<string> {
  yield '{"file":"'
  yield* createReadStream(path, { encoding: 'base64' })
  yield `","filename":${JSON.stringify(name)}}`
}

/** Answers a workbook as `{ file, filename }`, in base64, whatever its size: nothing of it stays in memory. */
export async function tellWorkbook(asked: Answering, plan: WritablePlan): Promise<FastifyReply> {
  const file = await spooled(asked, plan)
  return asked.reply.type('application/json; charset=utf-8').send(Readable.from(encoded(file)))
}
