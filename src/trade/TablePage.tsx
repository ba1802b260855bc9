import type { ReactNode } from 'react'
import { PageHead } from '../layout/PageHead'
import { QueryTable, type QueryTableProps } from './QueryTable'

interface Props<A extends { data: readonly unknown[] }> extends Omit<QueryTableProps<A>, 'name'> {
  title: string
  subtitle?: string | null
  /** Buttons beside the title. */
  children?: ReactNode
}

/** A page that is one table, under its title. */
export function TablePage<A extends { data: readonly unknown[] }>(props: Props<A>) {
  const { title, subtitle = null, children, ...table } = props
  return (
    <>
      <PageHead title={title} subtitle={subtitle}>
        {children}
      </PageHead>
      <QueryTable name={title} {...table} />
    </>
  )
}
