import { useEffect } from 'react'
import { pageTitle } from '../../../providers/product'
import { useEngine } from '../../fields/engine'

/** Gives the browser's tab the product's name and this title. */
export function useTitle(title: string) {
  const { product } = useEngine()
  useEffect(() => {
    document.title = pageTitle(product, title)
  }, [product, title])
}
