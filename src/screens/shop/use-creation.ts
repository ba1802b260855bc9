import { useState } from 'react'
import { HttpError } from '../../../providers/http-error'
import { toast } from '../../widgets/toast-store'

export type FieldErrors = Readonly<Record<string, string>>

const fieldsIn = (body: unknown): { name: string; message: string }[] => {
  const fields: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'fields') : undefined
  return Array.isArray(fields) ? fields : []
}

/** Creates something from a small form: errors by field, the rest told by the wire. */
export function useCreation(said: string, onCreated: () => void) {
  const [errors, setErrors] = useState<FieldErrors>({})
  const [isPending, setPending] = useState(false)
  async function create(act: () => Promise<unknown>) {
    setPending(true)
    try {
      await act()
      toast.success(said)
      onCreated()
    } catch (error) {
      const fields = error instanceof HttpError ? fieldsIn(error.body) : []
      setErrors(Object.fromEntries(fields.map(({ name, message }) => [name, message])))
      if (fields.length === 0 && error instanceof HttpError && error.type === 'err400')
        toast.error(error.display)
    } finally {
      setPending(false)
    }
  }
  return { errors, isPending, create: (act: () => Promise<unknown>) => void create(act) }
}
