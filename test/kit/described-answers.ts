import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020'
import addFormats from 'ajv-formats'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Call } from '../../server/api/call'
import { errorSchema } from '../../server/api/openapi'
import { answerSchema } from '../../server/api/schemas'
import { refusalStatuses } from '../../server/api/statuses'
import type { App, callsOf } from '../../server/app'
import { uaFaults } from './pdf-ua'

const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)

/** What is checked where a value is written: tests write rows past it. */
const ofValues: ReadonlySet<string> = new Set(['pattern', 'maxLength', 'enum'])

/** The checks of all files of a worker, by the text of their schema: what every server describes alike is compiled once. */
const compiled = new Map<string, ValidateFunction>()

function compile(schema: Record<string, unknown>): ValidateFunction {
  const text = JSON.stringify(schema)
  const check = compiled.get(text) ?? ajv.compile(schema)
  compiled.set(text, check)
  return check
}

/** What a call's answers are held against: all that is declared, where the document says names and types alone. */
function schemaOf({ shape: { answers, answer, listed, file } }: Call) {
  if (file) return undefined
  return answers ? answerSchema(answers, listed) : (answer ?? {})
}

/** The checks of a call's answers by status: each is compiled when it first answers so. */
function checksOf(call: Call) {
  const byStatus = new Map<number, ValidateFunction>()
  const described = new Set(refusalStatuses(call))
  return (status: number): ValidateFunction | undefined => {
    const own = status === (call.shape.status ?? 200) ? schemaOf(call) : undefined
    const schema = own ?? (described.has(status) ? errorSchema : undefined)
    if (!schema) return undefined
    const known = byStatus.get(status) ?? compile(schema)
    byStatus.set(status, known)
    return known
  }
}

const urlOf = (path: string) => `/api${path.replace(/\/$/, '').replace(/\{(\w+)\}/g, ':$1')}`

/** A document that the product has drawn, not one that somebody handed in. */
const isDrawn = (payload: unknown): payload is Buffer =>
  payload instanceof Buffer && payload.subarray(0, 5).toString() === '%PDF-' && payload.includes('(PDFKit)')

/**
 * Holds each JSON answer of the calls against what the description of the API says of its status, and each PDF that the product
 * has drawn against PDF/UA; answers what was wrong so far, each with its call and the place in the answer.
 */
export function watchAnswers(app: App, calls: ReturnType<typeof callsOf>): () => readonly string[] {
  const wrong = new Set<string>()
  const byUrl = new Map(calls.map((call) => [`${call.method} ${urlOf(call.path)}`, call]))
  const checks = new Map<Call, ReturnType<typeof checksOf>>()
  const hold = (request: FastifyRequest, reply: FastifyReply, text: string) => {
    const call = byUrl.get(`${request.method} ${request.routeOptions.url}`)
    if (!call) return
    const check = checks.get(call) ?? checksOf(call)
    checks.set(call, check)
    const status = reply.statusCode
    // What nobody expected is described nowhere.
    if (status === 500) return
    const valid = check(status)
    const place = `${call.method} ${call.path} ${status}`
    if (!valid) wrong.add(`${place}: the description has no such status: ${text.slice(0, 200)}`)
    else if (!valid(JSON.parse(text)))
      for (const { keyword, instancePath, message, params } of valid.errors ?? [])
        if (!ofValues.has(keyword))
          wrong.add(`${place} ${instancePath.replace(/\/\d+/g, '/*')} ${message} ${JSON.stringify(params)}`)
  }
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload === 'string' && String(reply.getHeader('content-type')).includes('json'))
      hold(request, reply, payload)
    if (isDrawn(payload))
      for (const fault of uaFaults(payload)) wrong.add(`${request.routeOptions.url}: PDF/UA ${fault}`)
  })
  return () => [...wrong]
}
