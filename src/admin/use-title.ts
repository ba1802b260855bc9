import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { pageTitle } from '../../providers/product'
import { useEngine } from '../fields/engine'

/** Names the browser's tab after a generated screen. */
export function useTitle(title: string): void {
  const { product } = useEngine()
  const { pathname } = useLocation()
  useEffect(() => {
    document.title = pageTitle(product, title)
  }, [product, title, pathname])
}
