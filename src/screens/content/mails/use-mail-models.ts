import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useApp } from '../../../layout/app-context'

export interface MailTexts {
  subject: string
  body: string
  link: string | null
  notes: string | null
}

/** A mail's model, with the group's texts where it has its own. */
export interface MailModelLine extends MailTexts {
  name: string
  label: string
  has_link: boolean
  /** Example of each variable. */
  variables: Readonly<Record<string, string>>
  /** Absent as long as nobody has changed it. */
  id: number | null
  lock_version: number | null
  is_own: boolean
}

const key = ['mail-models']

/** The models of mails. */
export function useMailModels() {
  const { http } = useApp().client
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => http.get<MailModelLine[]>('/mailmodel', { signal, quiet: true }),
  })
}

/** Keeps a model's texts, or gives it back those of the product. */
export function useSaveModel(name: string) {
  const { http } = useApp().client
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (texts: (MailTexts & { lock_version?: number }) | 'reset') =>
      texts === 'reset'
        ? http.post<MailModelLine>(`/mailmodel/${name}/reset`, undefined, { quiet: true })
        : http.put<MailModelLine>(`/mailmodel/${name}`, texts, { quiet: true }),
    onSuccess: (saved) =>
      queries.setQueryData<MailModelLine[]>(key, (all) =>
        all?.map((one) => (one.name === saved.name ? saved : one)),
      ),
  })
}

/** What a mail of these texts looks like, with sample values. */
export function usePreview(name: string, texts: MailTexts) {
  const { http } = useApp().client
  return useQuery({
    queryKey: [...key, name, texts],
    queryFn: ({ signal }) =>
      http.post<{ subject: string; html: string }>(`/mailmodel/${name}/preview`, texts, {
        signal,
        quiet: true,
      }),
    enabled: texts.subject.trim() !== '' && texts.body.trim() !== '',
    placeholderData: (before) => before,
    retry: false,
  })
}
