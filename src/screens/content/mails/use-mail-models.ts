import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { MailModelAnswer, MailPreview } from '../../../../resources/content/answers'
import type { mailModel } from '../../../../resources/content/mail-model'
import type { RowOf } from '../../../../resources/schema/infer'
import { useApp } from '../../../layout/app-context'

export type MailTexts = RowOf<typeof mailModel, 'subject' | 'body' | 'link' | 'notes'>

const key = ['mail-models']

/** The models of mails. */
export function useMailModels() {
  const { http } = useApp().client
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => http.get<MailModelAnswer[]>('/mailmodel', { signal, quiet: true }),
  })
}

/** Keeps a model's texts, or gives it back those of the product. */
export function useSaveModel(name: string) {
  const { http } = useApp().client
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (texts: (MailTexts & { lock_version?: number }) | 'reset') =>
      texts === 'reset'
        ? http.post<MailModelAnswer>(`/mailmodel/${name}/reset`, undefined, { quiet: true })
        : http.put<MailModelAnswer>(`/mailmodel/${name}`, texts, { quiet: true }),
    onSuccess: (saved) =>
      queries.setQueryData<MailModelAnswer[]>(key, (all) =>
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
      http.post<MailPreview>(`/mailmodel/${name}/preview`, texts, {
        signal,
        quiet: true,
      }),
    enabled: texts.subject.trim() !== '' && texts.body.trim() !== '',
    placeholderData: (before) => before,
    retry: false,
  })
}
