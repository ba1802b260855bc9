export interface FieldError {
  name: string
  message: string
}

/** What the person reads when the server's answer has no sentence. */
export interface HttpTexts {
  unexpected: string
  missingToken: string
  sessionExpired: string
}

/** A refused or failed call. `status` is 0 when no answer came; `display` is the sentence to show. */
export class HttpError extends Error {
  readonly status: number
  readonly type: string | undefined
  readonly display: string
  readonly fields: readonly FieldError[]
  /** The whole answer, for errors that carry more than a sentence (err102, err409). */
  readonly body: unknown

  constructor(from: {
    status: number
    display: string
    type?: string
    fields?: readonly FieldError[]
    body?: unknown
  }) {
    super(from.display)
    this.name = 'HttpError'
    this.status = from.status
    this.type = from.type
    this.display = from.display
    this.fields = from.fields ?? []
    this.body = from.body
  }
}

/** Reads `{ type, display, fields }` from a refused answer; without it, the unexpected-error sentence. */
export async function readError(response: Response, texts: HttpTexts): Promise<HttpError> {
  const body = await readBody(response)
  return new HttpError({
    status: response.status,
    type: textOf(body, 'type'),
    display: textOf(body, 'display') ?? texts.unexpected,
    fields: fieldsOf(body),
    body,
  })
}

/** The error of a call that got no answer at all. */
export const noAnswer = (texts: HttpTexts) => new HttpError({ status: 0, display: texts.unexpected })

/** True when the server is away: no answer, or a 5xx. It says nothing about the person. */
export const isAway = (error: unknown) =>
  error instanceof HttpError && (error.status === 0 || error.status >= 500)

/** True when the call was given up by its caller: nothing to tell anybody. */
export const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

async function readBody(response: Response): Promise<unknown> {
  try {
    return JSON.parse(await response.text())
  } catch {
    return undefined
  }
}

function property(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined
}

function textOf(body: unknown, name: string): string | undefined {
  const value = property(body, name)
  return typeof value === 'string' && value !== '' ? value : undefined
}

function fieldsOf(body: unknown): FieldError[] {
  const fields = property(body, 'fields')
  if (!Array.isArray(fields)) return []
  return fields.flatMap((field) => {
    const name = textOf(field, 'name')
    const message = textOf(field, 'message')
    return name && message ? [{ name, message }] : []
  })
}
