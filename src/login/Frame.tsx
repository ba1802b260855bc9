import type { ReactNode } from 'react'
import { useLogin } from './context'
import { Link } from './Link'
import { Showcase } from './Showcase'
import { say } from './say'
import { Wordmark } from './Wordmark'

interface FrameProps {
  heading: string
  intro: string
  mark?: 'success'
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
          {mark === 'success' && <SuccessMark />}
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

function SuccessMark() {
  return (
    <svg className="success-mark" viewBox="0 0 48 48" width="56" height="56" fill="none" aria-hidden="true">
      <circle cx="24" cy="24" r="22" fill="currentColor" opacity="0.14" />
      <path
        d="m15 24.5 6.2 6L33 18"
        stroke="currentColor"
        strokeWidth="3.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
