/**
 * Where the program of a thread is. In a bundle it stands beside it: see build/bundling.mjs. From sources, as in tests,
 * it is bundled first, since Node runs no TypeScript.
 */
const isSource = ({ pathname }: URL): boolean => pathname.endsWith('.ts')

export async function threadFile(program: URL): Promise<URL> {
  if (!isSource(program)) return program
  // Not a plain text, so that no bundle takes in what makes bundles.
  const builder = new URL('../../../../build/threads.mjs', import.meta.url).href
  const { builtThread } = (await import(/* @vite-ignore */ builder)) as { builtThread: (file: URL) => Promise<URL> }
  return builtThread(program)
}
