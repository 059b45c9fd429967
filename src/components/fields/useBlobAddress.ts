import { useEffect, useState } from 'react'

/** Returns an object URL for a picture in memory, and revokes it when the picture changes or the component unmounts. */
export const useBlobAddress = (picture: Blob | undefined): string | undefined => {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!picture) return
    const made = URL.createObjectURL(picture)
    setAddress(made)
    return () => {
      URL.revokeObjectURL(made)
      setAddress(undefined)
    }
  }, [picture])
  return address
}
