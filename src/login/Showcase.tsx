import { useLogin } from './context'
import { Mosaic } from './Mosaic'
import { say } from './say'
import { Wordmark } from './Wordmark'

/** The promise, beside the form on wide screens. */
export function Showcase() {
  const { product } = useLogin()
  return (
    <aside className="showcase">
      <Wordmark name={product.name} />
      <Mosaic />
      <div className="promise">
        <p className="promise-title">{say('promise.title')}</p>
        <p className="promise-text">{say('promise.text')}</p>
      </div>
    </aside>
  )
}
