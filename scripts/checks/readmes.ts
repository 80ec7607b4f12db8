/** The programs in READMEs: every TypeScript or JavaScript block is a complete program. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface ReadmeProgram {
  /** A file name, such as `kernel-readme-1`. */
  readonly name: string
  /** The README it is in. */
  readonly readme: string
  readonly text: string
}

const BLOCK = /^```(?:ts|js|typescript|javascript)\b[^\n]*\n([\s\S]*?)^```$/gm

export const programsIn = (readme: string, text: string, of: string): readonly ReadmeProgram[] =>
  Array.from(text.matchAll(BLOCK), (found, i) => ({ name: `${of}-readme-${i + 1}`, readme, text: found[1] as string }))

/** All programs in the READMEs of the project and its packages. */
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
