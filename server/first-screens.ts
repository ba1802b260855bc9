import type { FastifyRequest } from 'fastify'
import { pageActor } from './accounts/page-token'
import type { Context } from './api/context'
import type { FirstScreen, FirstScreens } from './application'

/** Milliseconds that a page waits for what its screen shows first; what comes later the screen asks for itself. */
const patience = 500

/** Who is answered at this moment: one page at a time is made for each person. */
const underWay = new WeakMap<Context, Set<number>>()

async function made(
  context: Context,
  request: FastifyRequest,
  make: FirstScreens['screens'][string],
): Promise<FirstScreen | undefined> {
  const actor = await pageActor(context, request)
  const busy = underWay.get(context) ?? new Set<number>()
  underWay.set(context, busy)
  if (!actor || actor.impersonatorId || busy.has(actor.userId)) return undefined
  busy.add(actor.userId)
  try {
    return await make(context, actor)
  } finally {
    busy.delete(actor.userId)
  }
}

/**
 * What the screen at the address asked for shows first. A page never fails and hardly waits for it: undefined where nobody is
 * known, where it takes too long, and where it cannot be read.
 */
export async function firstScreenOf(
  context: Context,
  request: FastifyRequest,
  { screens }: FirstScreens,
): Promise<FirstScreen | undefined> {
  const make = Object.hasOwn(screens, request.url) ? screens[request.url] : undefined
  if (!make) return undefined
  const asked = made(context, request, make).catch((error: unknown) => {
    request.log.info({ err: error }, 'first screen')
    return undefined
  })
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<undefined>((done) => {
    timer = setTimeout(() => done(undefined), patience)
  })
  return Promise.race([asked, late]).finally(() => clearTimeout(timer))
}
