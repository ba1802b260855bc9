import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { UnknownPage } from '../admin/UnknownPage'
import { ErrorState } from '../widgets/ErrorState'
import { FormSkeleton } from '../widgets/FormSkeleton'

interface Props<T> {
  /** Under what the answer is kept, before its number. */
  queryKey: readonly unknown[]
  read: (id: number, signal: AbortSignal) => Promise<T>
  /** What the answer also depends on. */
  variant?: unknown
  /** Somebody else may have changed it: it is read again at each visit. */
  isShared?: boolean
  /** What the page types into is a copy of it: it is forgotten on leaving, so that no older copy opens again. */
  isEdited?: boolean
  children: (found: T, id: number) => ReactNode
}

/** A number as addresses name things. */
export const isId = (text: string): boolean => /^[1-9]\d{0,9}$/.test(text)

/** The page of one thing by the number in its address: waited for, refused with a second try, or an unknown address. */
export function OneById<T>(props: Props<T>) {
  const { id = '' } = useParams()
  return isId(id) ? <Found {...props} id={Number(id)} /> : <UnknownPage />
}

function Found<T>({ queryKey, read, variant, isShared, isEdited, children, id }: Props<T> & { id: number }) {
  const { data, isError, error, refetch } = useQuery({
    queryKey: [...queryKey, id, ...(variant === undefined ? [] : [variant])],
    queryFn: ({ signal }) => read(id, signal),
    ...(isShared ? { refetchOnMount: 'always' as const } : {}),
    ...(isEdited ? { gcTime: 0 } : {}),
  })
  if (isError && !data) return <ErrorState text={error.message} onRetry={() => void refetch()} />
  return data ? children(data, id) : <FormSkeleton />
}
