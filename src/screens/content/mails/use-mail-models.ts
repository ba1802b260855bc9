import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { MailModelAnswer } from '../../../../resources/content/answers'
import { mailModelEndpoints } from '../../../../resources/content/mail-endpoints'
import type { GivenOf } from '../../../../resources/schema/endpoint'
import { useEndpoints } from '../../../fields/endpoints'

export type MailTexts = Omit<GivenOf<typeof mailModelEndpoints.preview>, 'name'>

const key = ['mail-models']
const quiet = { quiet: true } as const

/** The models of mails. */
export function useMailModels() {
  const calls = useEndpoints(mailModelEndpoints)
  return useQuery({ queryKey: key, queryFn: ({ signal }) => calls.list({}, { signal, ...quiet }) })
}

/** Keeps a model's texts, or gives it back those of the product. */
export function useSaveModel(name: string) {
  const calls = useEndpoints(mailModelEndpoints)
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (texts: (MailTexts & { lock_version?: number }) | 'reset') =>
      texts === 'reset' ? calls.reset({ name }, quiet) : calls.save({ name, ...texts }, quiet),
    onSuccess: (saved) =>
      queries.setQueryData<MailModelAnswer[]>(key, (all) =>
        all?.map((one) => (one.name === saved.name ? saved : one)),
      ),
  })
}

/** What a mail of these texts looks like, with sample values. */
export function usePreview(name: string, texts: MailTexts) {
  const calls = useEndpoints(mailModelEndpoints)
  return useQuery({
    queryKey: [...key, name, texts],
    queryFn: ({ signal }) => calls.preview({ name, ...texts }, { signal, ...quiet }),
    enabled: texts.subject.trim() !== '' && texts.body.trim() !== '',
    placeholderData: (before) => before,
    retry: false,
  })
}
