import type { FastifyRequest } from 'fastify'
import { deviceOf } from '../api/device'
import type { Whence } from './sessions'

/** Where a request comes from, as a session keeps it. */
export const whenceOf = (request: Pick<FastifyRequest, 'headers' | 'ip'>): Whence => ({
  device: deviceOf(request.headers['user-agent']),
  address: request.ip.slice(0, 64),
})
