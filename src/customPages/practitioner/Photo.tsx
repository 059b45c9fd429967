import PersonIcon from '@mui/icons-material/PersonOutlined'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useRegistry } from '@/components/useRegistry'
import { askAgain } from '@/definition/source'
import { readPhoto } from './calls'
import { usePractitionerText } from './usePractitionerText'

type Props = { filename: string | null | undefined; name: string }

/** Passport photo, loaded with the token and shown from memory; without one, an icon. */
export const Photo = ({ filename, name }: Props) => {
  const { say } = usePractitionerText()
  const registry = useRegistry()
  const [address, setAddress] = useState<string>()
  const { data: photo } = useQuery({
    queryKey: ['practitioner', 'photo', filename],
    enabled: Boolean(filename),
    queryFn: ({ signal }) => registry.read(readPhoto, { filename: filename ?? '' }, { signal }),
    ...askAgain,
    staleTime: Number.POSITIVE_INFINITY,
  })
  useEffect(() => {
    if (!photo) return
    const made = URL.createObjectURL(photo)
    setAddress(made)
    return () => {
      URL.revokeObjectURL(made)
      setAddress(undefined)
    }
  }, [photo])
  return (
    <div className="practitioner-photo">
      {address ? <img src={address} alt={say('photoOf', { name })} /> : <PersonIcon aria-hidden />}
    </div>
  )
}
