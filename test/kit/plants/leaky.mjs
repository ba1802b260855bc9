import { Server } from 'node:http'

/** @type {unknown[]} */
const kept = []

/** Forgets nothing of what it is asked. */
Server.prototype.emit = new Proxy(Server.prototype.emit, {
  apply(emit, server, [event, ...rest]) {
    if (event === 'request') kept.push(Array.from({ length: 5000 }, (_, at) => `${kept.length} ${at}`))
    return Reflect.apply(emit, server, [event, ...rest])
  },
})
