import type { ReactNode } from 'react'
import { useLogin } from './context'
import { Link } from './Link'
import { Showcase } from './Showcase'
import { say } from './say'
import { Wordmark } from './Wordmark'

interface FrameProps {
  heading: string
  intro: string
  /** A picture above the heading. */
  mark?: ReactNode
  children?: ReactNode
}

/** The two halves of every page before an application: what the product promises, and what to do now. */
export function Frame({ heading, intro, mark, children }: FrameProps) {
  const { product } = useLogin()
  const year = new Date().getFullYear()
  return (
    <div className="frame">
      <Showcase />
      <div className="panel">
        <header className="panel-top">
          <Link to="/login" className="brand-link">
            <Wordmark name={product.name} />
          </Link>
        </header>
        <main className="panel-main">
          {mark}
          <h1>{heading}</h1>
          <p className="intro">{intro}</p>
          {children}
        </main>
        <footer className="panel-foot">
          {say('common.copyright', { year, organisation: product.organisation })}
        </footer>
      </div>
    </div>
  )
}
