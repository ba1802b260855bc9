import { useState } from 'react'
import { refusedTexts as texts } from '../../../i18n/fr/refused-orders'
import type { OptimiseProposal } from '../../../resources/orders/tool-answers'
import { Modal } from '../../widgets/Modal'
import { ProposalRow } from './ProposalRow'

interface Props {
  label: string
  proposals: readonly OptimiseProposal[]
  isPending: boolean
  onChoose: (proposal: OptimiseProposal) => void
  onClose: () => void
}

/** The equivalents of a line, to be chosen from. */
export function ReplaceDialog({ label, proposals, isPending, onChoose, onClose }: Props) {
  const [chosen, setChosen] = useState<number>()
  return (
    <Modal open size="md" title={texts.chooseTitle({ label })} onClose={onClose}>
      {proposals.map((proposal) => (
        <ProposalRow
          key={proposal.article_id}
          proposal={proposal}
          isPending={isPending && chosen === proposal.article_id}
          onAccept={() => {
            setChosen(proposal.article_id)
            onChoose(proposal)
          }}
        />
      ))}
    </Modal>
  )
}
