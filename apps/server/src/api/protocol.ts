/** A page of another version is told to load itself again. */
import { type Refusal, refusal } from '@bastide/kernel'
import { PROTOCOL } from '@bastide/wire'
import type { FastifyRequest } from 'fastify'

export const PROTOCOL_HEADER = 'bastide-protocol'

const RELOAD: Refusal = refusal('reload', `this server speaks version ${PROTOCOL} of the protocol: load the page again`)

/** The version that a request speaks; whoever names none is taken at their word. */
export function otherProtocol({ headers, query }: FastifyRequest): Refusal | null {
  const named = headers[PROTOCOL_HEADER] ?? (query as { readonly p?: unknown } | undefined)?.p
  return named === undefined || named === String(PROTOCOL) ? null : RELOAD
}
