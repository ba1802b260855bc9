import pg from 'pg'

const deny = () => Promise.reject(new Error('broken'))

/** What is wrong with the database is told without a word of what it was. */
pg.Client.prototype.query = new Proxy(pg.Client.prototype.query, {
  apply(query, client, given) {
    const answer = Reflect.apply(query, client, given)
    return answer instanceof Promise ? answer.catch(deny) : answer
  },
})
