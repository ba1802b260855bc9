import pg from 'pg'

/** Nobody listens to the errors of the database's connections, and there is no last net. */
const { on } = pg.Client.prototype
pg.Client.prototype.on = function listen(event, listener) {
  return event === 'error' ? this : on.call(this, event, listener)
}
const listen = process.on
process.on = function hear(event, listener) {
  return event === 'uncaughtException' ? this : listen.call(this, event, listener)
}
