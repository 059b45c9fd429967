import { useEffect, useState } from 'react'

/** An address under which the page shows a picture that it holds in memory; given back when it is no longer shown. */
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
