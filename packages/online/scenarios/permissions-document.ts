/** The table of who may do what, as docs/permissions.md shows it. */
import { permissions, ROLES } from '../src/index.ts'

const INTRODUCTION = `# Who may do what

Every route of a server, and what each kind of caller is answered: yes, or the code of a refusal. The table is made
from \`packages/online/src/service/permissions.ts\`, which the service itself asks. A test beside it tries every cell at
a real service and compares this page; \`BASTIDE_WRITE=1 npx vitest run permissions\` writes it anew.

- **nobody** has sent no cookie, or one that this server does not know.
- **a guest** has said hello, and has nothing to do with the table.
- **a watcher** came by the table's link. Where a table is watched by anybody, every guest is one.
- **another seat** and **the seat** sit at the table; a request is about the latter's seat.
- **the maker** made the table and sits there too.
- **blocked** has sat on the seat, until whoever runs the server blocked them.

A table that somebody may not see is answered as one that does not exist: \`unknown-table\`. A maker deletes a table
(\`forget\`) only if nobody else played there; otherwise the answer is \`others-played\`. While watchers see a game with
a delay, \`record\`, \`passed\` and reviews of it are answered \`later\` to them. A review of a record that the request
brings needs no table.
`

export function permissionsDocument(): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  const rows = permissions().map(({ route, answers }) =>
    line([`\`${route}\``, ...ROLES.map((role) => (answers[role] === 'yes' ? 'yes' : `\`${answers[role]}\``))]),
  )
  const head = [line(['route', ...ROLES]), line(['---', ...ROLES.map(() => '---')])]
  return [INTRODUCTION, ...head, ...rows, ''].join('\n')
}
