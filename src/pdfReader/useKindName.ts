import { useTranslate } from 'react-admin'
import type { FileKind } from './fileKind'

/** Returns the function that names the kind of a file: 'TIFF picture'. */
export const useKindName = () => {
  const translate = useTranslate()
  return ({ group, name }: FileKind) => translate(`daftari.pdf.kinds.${group}`, { name })
}
