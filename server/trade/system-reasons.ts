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
    webhooks: true
    directories: true
    'bulk edits': true
    'scheduled imports': true
  }
}

export {}
