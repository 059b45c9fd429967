/** Downloads a file under its own name. */
export const saveFile = (file: File) => {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = file.name
  link.click()
  // By then the browser has started to read the file.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
