/** Why the trade looks past the row rights, besides the engine's reasons. */
declare module '../database/system-reasons' {
  interface SystemReasons {
    orders: true
    stock: true
    notifications: true
    tenders: true
    pricing: true
    volumes: true
    egalim: true
    revenues: true
    rebates: true
    exports: true
    quotes: true
    statistics: true
    surveys: true
    campaigns: true
    webhooks: true
    directories: true
    'bulk edits': true
    merges: true
    'scheduled imports': true
  }
}

export {}

/** Which rules of the trade write what is locked, and why. */
declare module '../api/lock-reasons' {
  interface LockReasons {
    republish: 'a new version of an open consultation: its documents and its limit, told to every supplier'
    complete: 'suppliers added to a request on its way, and its limit moved'
  }
}
