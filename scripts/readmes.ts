/** The programs in READMEs: every block of TypeScript or JavaScript there is one, complete as it stands. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface ReadmeProgram {
  /** A name for a file, such as `kernel-readme-1`. */
  readonly name: string
  /** Where it stands. */
  readonly readme: string
  readonly text: string
}

const BLOCK = /^```(?:ts|js|typescript|javascript)\b[^\n]*\n([\s\S]*?)^```$/gm

export const programsIn = (readme: string, text: string, of: string): readonly ReadmeProgram[] =>
  Array.from(text.matchAll(BLOCK), (found, i) => ({ name: `${of}-readme-${i + 1}`, readme, text: found[1] as string }))

/** All of them, in the READMEs of the project and of its packages. */
export function readmePrograms(root: string): readonly ReadmeProgram[] {
  const readmes = [
    { readme: 'README.md', of: 'project' },
    ...readdirSync(join(root, 'packages')).map((of) => ({ readme: `packages/${of}/README.md`, of })),
  ]
  return readmes.flatMap(({ readme, of }) => {
    const programs = programsIn(readme, readFileSync(join(root, readme), 'utf8'), of)
    if (programs.length === 0) throw new Error(`there is no program in ${readme}`)
    return programs
  })
}
