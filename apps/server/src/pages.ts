/** The built pages: each file with its compressed copies, and with what browsers need to keep it. */
import { basename, resolve } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncodings, COPIES, type Encoding } from './accepting.ts'
import { find } from './finding.ts'
import { cachingOf } from './headers.ts'

type File = Extract<Awaited<ReturnType<typeof find>>, { kind: 'file' }>

export async function pages(app: FastifyInstance, { folder }: { readonly folder: string }): Promise<void> {
  const { default: files } = await import('@fastify/static')
  const root = resolve(folder)
  await app.register(files, {
    root,
    // Files are looked up by us, on request: a list made at the start would be wrong once the pages are rebuilt.
    serve: false,
    preCompressed: true,
    dotfiles: 'ignore',
    // Whole files are all that pages ask for.
    acceptRanges: false,
    cacheControl: false,
  })

  app.get('/*', async (request, reply) => {
    const [address = '', query] = request.url.split(/(?=\?)/, 2)
    const path = decodeURIComponent(address)
    const found = await find(root, path)
    if (found.kind === 'nothing') return reply.callNotFound()
    // Relative, so that it stays on this site whatever the path is, and works behind a proxy.
    if (found.kind === 'folder') return reply.redirect(`./${encodeURIComponent(basename(path))}/${query ?? ''}`, 301)
    reply.headers({ 'Cache-Control': cachingOf(path), Vary: 'Accept-Encoding' })
    return send(found, request, reply)
  })

  app.addHook('onSend', (_request, reply, _payload, done) => {
    // It has no content: what is said of one would be taken for news.
    if (reply.statusCode === 304) for (const name of ['Content-Encoding', 'Content-Type']) reply.removeHeader(name)
    done()
  })
}

async function send({ folder, path }: File, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const encoding = await copyOf(folder, path, acceptedEncodings(request.headers['accept-encoding']))
  // Left to itself, @fastify/static sends what `*` allows even if it is refused by name, and copies that are links.
  request.raw.headers['accept-encoding'] = encoding ?? 'identity'
  return reply.sendFile(path, folder)
}

/** The first of these encodings in which there is a copy. */
async function copyOf(folder: string, path: string, encodings: readonly Encoding[]): Promise<Encoding | undefined> {
  for (const encoding of encodings) {
    const copy = await find(folder, `/${path}${COPIES[encoding]}`)
    if (copy.kind === 'file') return encoding
  }
  return undefined
}
