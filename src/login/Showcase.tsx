import { useLogin } from './context'
import mosaic from './mosaic.svg'
import { say } from './say'
import { Wordmark } from './Wordmark'

/** The promise, beside the form on wide screens. */
export function Showcase() {
  const { product } = useLogin()
  return (
    <aside className="showcase">
      <Wordmark name={product.name} />
      <img className="mosaic" src={mosaic} alt="" width={400} height={300} loading="lazy" />
      <div className="promise">
        <p className="promise-title">{say('promise.title')}</p>
        <p className="promise-text">{say('promise.text')}</p>
      </div>
    </aside>
  )
}
