import { type ComponentType, useEffect, useReducer, useState } from 'react'
import type { CropEditorProps } from './CropEditor'
import { cropReducer } from './crop-state'

/** The states of an image being cropped; reads the chosen file and loads the editor when it is needed. */
export function useCrop() {
  const [state, send] = useReducer(cropReducer, { step: 'empty' })
  const [Editor, setEditor] = useState<ComponentType<CropEditorProps> | null>(null)
  const file = state.step === 'chosen' ? state.file : null

  useEffect(() => {
    if (!file) return
    let left = false
    prepare(file).then(
      ({ url, editor }) => {
        if (left) return
        setEditor(() => editor)
        send({ type: 'read', url })
      },
      (error: unknown) => {
        if (!left)
          send({ type: 'fail', error: error === 'read' ? 'widget.crop.readError' : 'widget.crop.initError' })
      },
    )
    return () => {
      left = true
    }
  }, [file])

  return { state, send, Editor }
}

async function prepare(file: File) {
  const [url, { CropEditor: editor }] = await Promise.all([readAsUrl(file), import('./CropEditor')])
  return { url, editor }
}

function readAsUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject('read')
    reader.readAsDataURL(file)
  })
}
