// Files that the browser saves.

/** Let the browser save a file under a name. */
export function hand(file: Blob, called: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = called
  link.click()
  URL.revokeObjectURL(link.href)
}
