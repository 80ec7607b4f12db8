/** Draws the graph of folders as an SVG: light or dark, as the reader's screen is. */
import { CAPTIONS } from './captions.mjs'
import { laidOut, reduced } from './layering.mjs'

const HEIGHT = 46
const ROW = 92
const MARGIN = 36
const HEAD = 132
const PAGES = 'apps/web/src/'
const FRAME = 22

const KINDS = [
  { kind: 'kernel', of: (id) => id === 'packages/kernel' },
  { kind: 'game', of: (id) => id.endsWith('-game') || id === 'packages/catalog' || id.startsWith(`${PAGES}games`) },
  { kind: 'people', of: (id) => ['packages/table', 'packages/wire', 'packages/host'].includes(id) },
  { kind: 'bots', of: (id) => id === 'packages/bots' },
  { kind: 'app', of: (id) => id === 'apps/cli' || id === 'apps/server' || id === `${PAGES}app` },
  { kind: 'page', of: () => true },
]
const kindOf = (id) => KINDS.find(({ of }) => of(id)).kind

const STYLE = `
  svg { --paper: #fdfcfa; --ink: #23211e; --quiet: #69635c; --line: #a79f95; --frame: #f4f1eb; --edge: #ddd7cd;
    --kernel: #e9e2d4; --game: #d9ead3; --people: #d6e4f2; --bots: #f2dfe6; --app: #f7e3bf; --page: #ffffff; }
  @media (prefers-color-scheme: dark) {
    svg { --paper: #191817; --ink: #f1eee9; --quiet: #bdb6ad; --line: #857d74; --frame: #211f1d; --edge: #433e39;
      --kernel: #4a4335; --game: #2f4a2c; --people: #29405a; --bots: #54303f; --app: #5c451a; --page: #2c2926; }
  }
  text { font-family: system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; fill: var(--ink); }
  .title { font-size: 20px; font-weight: 650; }
  .note, .caption, .place { fill: var(--quiet); }
  .note { font-size: 12.5px; }
  .name { font-size: 13.5px; font-weight: 600; text-anchor: middle; }
  .caption { font-size: 10.5px; text-anchor: middle; }
  .place { font-size: 12px; font-weight: 600; }
  .paper { fill: var(--paper); }
  .frame { fill: var(--frame); stroke: var(--edge); }
  .box { stroke: var(--edge); }
  .kernel { fill: var(--kernel); } .game { fill: var(--game); } .people { fill: var(--people); }
  .bots { fill: var(--bots); } .app { fill: var(--app); } .page { fill: var(--page); }
  .way { fill: none; stroke: var(--line); stroke-width: 1.4; }
  .types { stroke-dasharray: 5 4; }
  .worker { stroke-dasharray: 1.5 4; stroke-linecap: round; }
  .head { fill: var(--line); }
`

const escaped = (text) => text.replace(/[&<>"]/g, (letter) => `&#${letter.codePointAt(0)};`)
const n = (value) => String(Math.round(value * 10) / 10)

const labelOf = (id) => (id.startsWith(PAGES) ? id.slice(PAGES.length) : id.split('/')[1])

function captionOf(id) {
  const caption = CAPTIONS[id]
  if (caption === undefined) throw new Error(`${id} has no caption in scripts/drawing/captions.mjs`)
  return caption
}

/** Wide enough for its texts: letters of these sizes are rarely wider. */
const widthOf = (id) => Math.round(Math.max(labelOf(id).length * 8.4, captionOf(id).length * 5.8) + 24)

/** Packages, the pages, and each other app for itself. */
const groupOf = (id) => ['packages/', PAGES].find((group) => id.startsWith(group)) ?? id

/** What the boxes are, and the edges to draw: those that follow from others would hide the rest. */
function graphOf({ folders, imports }) {
  const isWork = ({ isWorker }) => !isWorker
  const packages = folders.filter((id) => id.startsWith('packages/'))
  const edges = [...reduced(imports.filter(isWork), groupOf), ...imports.filter(({ isWorker }) => isWorker)]
  const inPackages = laidOut(
    packages.map((id) => ({ id, width: 0 })),
    edges.filter(({ from }) => from.startsWith('packages/')),
  )
  const nodes = folders.map((id) => {
    const isApp = !id.startsWith('packages/')
    const side = isApp && !id.startsWith(PAGES) ? 1 : 0
    return { id, width: widthOf(id), least: isApp ? inPackages.rows.length : 0, side }
  })
  return laidOut(nodes, edges)
}

/** Where the edges of a box begin or end: spread along its side, in the order in which they come. */
function port(item, route, routes, isBelow) {
  const neighbour = (way) => (isBelow ? way.items[1] : way.items.at(-2))
  const here = routes
    .filter(({ items }) => (isBelow ? items[0] : items.at(-1)) === item)
    .toSorted((one, other) => neighbour(one).x - neighbour(other).x)
  const step = Math.min(18, (item.width - 24) / Math.max(1, here.length - 1))
  return item.x + (here.indexOf(route) - (here.length - 1) / 2) * step
}

function drawnEdge(route, routes, yOf) {
  const { items, isType, isWorker } = route
  const top = { x: port(items[0], route, routes, true), y: yOf(items[0]) + HEIGHT }
  const foot = { x: port(items.at(-1), route, routes, false), y: yOf(items.at(-1)) - 6 }
  let path = `M${n(top.x)} ${n(top.y)}`
  let at = top
  const curveTo = (x, y) => {
    const middle = (at.y + y) / 2
    path += `C${n(at.x)} ${n(middle)} ${n(x)} ${n(middle)} ${n(x)} ${n(y)}`
    at = { x, y }
  }
  for (const bend of items.slice(1, -1)) {
    curveTo(bend.x, yOf(bend))
    path += `V${n(yOf(bend) + HEIGHT)}`
    at = { x: bend.x, y: yOf(bend) + HEIGHT }
  }
  curveTo(foot.x, foot.y)
  const look = isWorker ? 'way worker' : isType ? 'way types' : 'way'
  const head = `M${n(foot.x - 4)} ${n(foot.y - 1)}h8l-4 7z`
  return `<path class="${look}" d="${path}"/><path class="head" d="${head}"/>`
}

function drawnBox({ id, x, width }, y) {
  const title = `<title>${escaped(id)}: ${escaped(captionOf(id))}</title>`
  const box = `<rect class="box ${kindOf(id)}" x="${n(x - width / 2)}" y="${n(y)}" width="${width}" height="${HEIGHT}" rx="9"/>`
  const name = `<text class="name" x="${n(x)}" y="${n(y + 20)}">${escaped(labelOf(id))}</text>`
  const caption = `<text class="caption" x="${n(x)}" y="${n(y + 36)}">${escaped(captionOf(id))}</text>`
  return `<g>${title}${box}${name}${caption}</g>`
}

/** The frame around the folders of the pages. */
function drawnFrame(items, yOf) {
  const inside = items.filter(({ id, isBend }) => !isBend && id.startsWith(PAGES))
  if (inside.length === 0) return ''
  const left = Math.min(...inside.map(({ x, width }) => x - width / 2)) - FRAME
  const right = Math.max(...inside.map(({ x, width }) => x + width / 2)) + FRAME
  const top = Math.min(...inside.map(yOf)) - FRAME - 8
  const bottom = Math.max(...inside.map(yOf)) + HEIGHT + FRAME
  const label = `<text class="place" x="${n(left + 16)}" y="${n(top + 24)}">apps/web</text>`
  return `<rect class="frame" x="${n(left)}" y="${n(top)}" width="${n(right - left)}" height="${n(bottom - top)}" rx="16"/>${label}`
}

const LEGEND = [
  ['app', 'what people start'],
  ['page', 'pages'],
  ['game', 'games'],
  ['people', 'people at a table'],
  ['bots', 'bots'],
  ['kernel', 'what all games share'],
]

/** What the colours mean, right of the frame. */
function drawnLegend(items) {
  const beside = items.filter(({ side, isBend }) => side > 0 && !isBend)
  if (beside.length === 0) return ''
  const left = Math.min(...beside.map(({ x, width }) => x - width / 2))
  return LEGEND.map(([kind, says], i) => {
    const y = HEAD + 4 + i * 24
    const chip = `<rect class="box ${kind}" x="${n(left)}" y="${y}" width="22" height="14" rx="4"/>`
    return `${chip}<text class="note" x="${n(left + 32)}" y="${y + 11.5}">${escaped(says)}</text>`
  }).join('\n')
}

/** The whole picture. */
export function graphSvg(survey) {
  const { rows, routes } = graphOf(survey)
  const items = rows.flat()
  const left = Math.min(...items.map(({ x, width }) => x - width / 2))
  for (const item of items) item.x += MARGIN + FRAME - left
  const width = Math.ceil(Math.max(...items.map((item) => item.x + item.width / 2)) + MARGIN + FRAME)
  const yOf = ({ layer }) => HEAD + FRAME + (rows.length - 1 - layer) * ROW
  const height = HEAD + FRAME + (rows.length - 1) * ROW + HEIGHT + MARGIN
  const notes = [
    'An arrow leads to what a folder imports; dashed: only its types; dotted: it starts it as a worker.',
    'Arrows that follow from others are left out: docs/folders.md lists all.',
  ]
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">`,
    '<title>The folders of Bastide, and who imports whom</title>',
    `<style>${STYLE}</style>`,
    `<rect class="paper" width="${width}" height="${height}" rx="18"/>`,
    `<text class="title" x="${MARGIN}" y="46">The folders of Bastide</text>`,
    ...notes.map((note, i) => `<text class="note" x="${MARGIN}" y="${70 + i * 18}">${escaped(note)}</text>`),
    drawnFrame(items, yOf),
    drawnLegend(items),
    ...routes.map((route) => drawnEdge(route, routes, yOf)),
    ...items.filter(({ isBend }) => !isBend).map((item) => drawnBox(item, yOf(item))),
    '</svg>',
  ].join('\n')}\n`
}
