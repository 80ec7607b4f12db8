/** The encodings of the compressed copies beside the built files, best first, with the ends of their names. */
export const COPIES = { br: '.br', gzip: '.gz' } as const
export type Encoding = keyof typeof COPIES

const isGiven = (quality: number): boolean => quality > 0 && quality <= 1

/**
 * The encodings that an `Accept-Encoding` header allows, in the order of its wishes. One with the quality 0 is refused,
 * also where `*` allows all others; one that is wanted less than the plain file is left out (RFC 9110, 12.5.3).
 */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  const qualities = new Map<string, number>()
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
    const quality = parameters.find((parameter) => parameter.startsWith('q='))
    qualities.set(name, quality === undefined ? 1 : Number(quality.slice('q='.length)))
  }
  const wished = (name: string): number => qualities.get(name) ?? qualities.get('*') ?? 0
  const plain = qualities.get('identity') ?? 0
  return (Object.keys(COPIES) as Encoding[])
    .filter((name) => isGiven(wished(name)) && wished(name) >= plain)
    .sort((one, other) => wished(other) - wished(one))
}
