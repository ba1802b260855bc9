import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { AvatarImage } from '../../../../src/widgets/AvatarImage'
import { ConfirmDialog } from '../../../../src/widgets/ConfirmDialog'
import { CopyButton } from '../../../../src/widgets/CopyButton'
import { EmptyState } from '../../../../src/widgets/EmptyState'
import { ErrorState } from '../../../../src/widgets/ErrorState'
import { FormSkeleton } from '../../../../src/widgets/FormSkeleton'
import { LoadingOverlay } from '../../../../src/widgets/LoadingOverlay'
import { Modal } from '../../../../src/widgets/Modal'
import { spinner } from '../../../../src/widgets/spinner-store'
import { TableSkeleton } from '../../../../src/widgets/TableSkeleton'
import { toast } from '../../../../src/widgets/toast-store'
import { Piece, Section } from '../Section'

export function Feedback() {
  return (
    <Section title="Retours">
      <Piece title="Messages">
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          <Button variant="outlined" onClick={() => toast.success('Données enregistrées')}>
            Succès
          </Button>
          <Button variant="outlined" onClick={() => toast.error('error.unexpected')}>
            Erreur
          </Button>
          <Button variant="outlined" onClick={() => toast.info('Vous avez été déconnecté')}>
            Information
          </Button>
          <Button variant="outlined" onClick={() => toast.update(() => toast.success('Page actualisée'))}>
            Mise à jour
          </Button>
        </Box>
      </Piece>
      <Dialogs />
      <Piece title="Chargement nommé">
        <LoadingOverlay name="gallery">
          <Typography variant="body2">
            Le contenu reste en place sous le voile, et ne peut pas être modifié.
          </Typography>
          <Button variant="outlined" sx={{ my: 2 }} onClick={() => spinner.start('gallery')}>
            Charger
          </Button>
        </LoadingOverlay>
        <Button onClick={() => spinner.stop('gallery')}>Terminer</Button>
      </Piece>
      <Piece title="Image absente et copie">
        <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
          <AvatarImage src="/introuvable.png" alt="Camille Durand" />
          <AvatarImage alt="Sans photo" size={56} />
          <Typography variant="body2">FR 40 303 265 045</Typography>
          <CopyButton text="FR40303265045" label="Copier le numéro de TVA" />
        </Box>
      </Piece>
      <Piece title="Liste vide">
        <EmptyState
          title="Aucun fournisseur"
          text="Ajoutez un fournisseur pour commencer à commander."
          action={<Button variant="contained">Ajouter un fournisseur</Button>}
        />
      </Piece>
      <Piece title="Erreur">
        <ErrorState onRetry={() => toast.info('Nouvel essai')} />
      </Piece>
      <Piece title="Tableau en chargement">
        <TableSkeleton rows={4} columns={4} />
      </Piece>
      <Piece title="Formulaire en chargement">
        <FormSkeleton fields={4} />
      </Piece>
    </Section>
  )
}

function Dialogs() {
  const [open, setOpen] = useState<'modal' | 'confirm' | null>(null)
  const close = () => setOpen(null)
  return (
    <Piece title="Fenêtres">
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={() => setOpen('modal')}>
          Ouvrir une fenêtre
        </Button>
        <Button variant="outlined" color="error" onClick={() => setOpen('confirm')}>
          Supprimer le fournisseur
        </Button>
      </Box>
      <Modal
        open={open === 'modal'}
        title="Historique du champ « Raison sociale »"
        onClose={close}
        actions={
          <Button variant="contained" onClick={close}>
            OK
          </Button>
        }
      >
        <Typography variant="body2">
          12/03/2026 10:05 — Camille Durand : « Metro » devient « Metro France ».
        </Typography>
      </Modal>
      <ConfirmDialog
        open={open === 'confirm'}
        title="Supprimer ce fournisseur ?"
        confirmLabel="Supprimer"
        dangerous
        onClose={close}
        onConfirm={() => {
          close()
          toast.success('Fournisseur supprimé')
        }}
      >
        Ses contrats et ses contacts seront supprimés aussi. Cette action est définitive.
      </ConfirmDialog>
    </Piece>
  )
}
