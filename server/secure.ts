import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Config } from './config'
import { linkScriptSource } from './link-token'
import { frameScriptSources } from './page-frame'

const aYear = 31_536_000

/** What a page may ask of the device: the camera and the microphone, for itself alone. */
const permissionsPolicy =
  'camera=(self), microphone=(self), geolocation=(), payment=(), usb=(), serial=(), hid=()'

/** The headers by which browsers hold pages and answers to their own origin. */
export async function secure(app: FastifyInstance, { publicUrl }: Config): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', permissionsPolicy)
  })
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", linkScriptSource, ...frameScriptSources],
        styleSrc: ["'self'", "'unsafe-inline'"],
        mediaSrc: ["'self'", 'blob:'],
        imgSrc: ["'self'", 'data:', 'blob:'],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        workerSrc: ["'self'"],
      },
    },
    referrerPolicy: { policy: 'no-referrer' },
    // Once it was reached over TLS, a browser asks in no other way.
    strictTransportSecurity: publicUrl?.startsWith('https:')
      ? { maxAge: aYear, includeSubDomains: true }
      : false,
  })
}
