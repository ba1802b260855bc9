import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { importScreenTexts } from '../../../i18n/fr/transfers'
import { isAbort } from '../../../providers/http-error'
import { saveBlob } from '../../../providers/transfers'
import type { AnyResource } from '../../../resources/schema/resource'
import { useEngine } from '../../fields/engine'
import { toast } from '../../widgets/toast-store'
import { checkFile, commitFile, mapColumns } from './follow-import'
import { type ImportJob, type ImportSaid, sentenceOf } from './import-state'

/** What is going on: nothing, sending (with its share), or the server at work. */
export type ImportPhase = 'idle' | 'sending' | 'checking' | 'importing'

/** The steps of an import: template, check, carrying out. One thing at a time; leaving stops looking, not the server. */
export function useImport({ resource, onDone }: { resource: AnyResource; onDone: () => void }) {
  const { http } = useEngine()
  const queryClient = useQueryClient()
  const [phase, setPhase] = useState<ImportPhase>('idle')
  const [sent, setSent] = useState(0)
  const [job, setJob] = useState<ImportJob>()
  const [error, setError] = useState<string>()
  const abort = useRef<AbortController>(undefined)
  useEffect(() => () => abort.current?.abort(), [])

  async function attempt(next: ImportPhase, work: (signal: AbortSignal) => Promise<void>) {
    abort.current?.abort()
    abort.current = new AbortController()
    setPhase(next)
    setError(undefined)
    try {
      await work(abort.current.signal)
    } catch (failure) {
      if (!isAbort(failure)) setError(sentenceOf(failure))
    }
    setPhase('idle')
  }

  const check = (file: File) =>
    attempt('sending', async (signal) => {
      setJob(undefined)
      setSent(0)
      const onSent = (share: number) => {
        setSent(share)
        if (share >= 1) setPhase('checking')
      }
      setJob(await checkFile({ http, signal, onProgress: setJob, onSent }, { model: resource.name, file }))
    })

  const commit = (checked: ImportJob) =>
    attempt('importing', async (signal) => {
      const done = await commitFile({ http, signal, onProgress: setJob }, checked.id)
      setJob(done)
      if (done.state !== 'done') return
      await queryClient.invalidateQueries({ queryKey: [resource.name] })
      toast.success(importScreenTexts.done(done.created, done.updated))
      onDone()
    })

  const map = (checked: ImportJob, said: ImportSaid) =>
    attempt('checking', async (signal) => {
      setJob(await mapColumns({ http, signal, onProgress: setJob }, { id: checked.id, said }))
    })

  const download = (path: string, name: string) =>
    attempt('idle', async (signal) => {
      const { blob, filename } = await http.download(path, { signal, quiet: true })
      saveBlob(blob, filename ?? name)
    })
  const template = () => download(`/imports/template/${resource.name}`, `${resource.label[1]}.xlsx`)
  const annotated = ({ id, name }: ImportJob) => download(`/imports/${id}/errors`, name)

  return { phase, sent, job, error, check, map, commit, template, annotated, refuse: setError }
}
