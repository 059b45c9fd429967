import { saveFile } from '@/basics/saveFile'
import { fileNameOf } from './fileName'
import type { Content } from './source'

/** Saves a file as it came, under a name with the ending of its kind. */
export const saveContent = ({ bytes, file: { ending, type } }: Content, fileName: string) =>
  saveFile(new File([bytes], fileNameOf(fileName, ending), { type }))
