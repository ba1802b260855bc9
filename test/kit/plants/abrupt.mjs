const { on } = process

/** Goes at once when it is asked to, whatever is being answered. */
process.on = new Proxy(on, {
  apply: (listen, target, [event, listener]) =>
    Reflect.apply(listen, target, [event, event === 'SIGTERM' ? () => process.exit(0) : listener]),
})
