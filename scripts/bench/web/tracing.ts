/** What the page's main thread did, as recorded by the browser. Times in milliseconds. */
import type { Page } from 'playwright-core'

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

export interface Task {
  readonly from: number
  /** By the wall clock. */
  readonly lasted: number
  /** The thread's own CPU time: on a busy machine it also waits. */
  readonly worked: number
}

export interface Traced {
  /** Every task of the main thread. */
  readonly tasks: readonly Task[]
  /** When frames were submitted for drawing. */
  readonly frames: readonly number[]
}

export async function traced(page: Page, run: () => Promise<void>): Promise<Traced> {
  const client = await page.context().newCDPSession(page)
  const events: TraceEvent[] = []
  client.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  await client.send('Tracing.start', {
    transferMode: 'ReportEvents',
    categories: 'devtools.timeline,disabled-by-default-devtools.timeline,__metadata',
  })
  await run()
  const complete = new Promise((resolve) => client.once('Tracing.tracingComplete', resolve))
  await client.send('Tracing.end')
  await complete
  await client.detach()
  return readTrace(events)
}

/** There is a renderer for each page, and one in reserve. Ours is the busiest. */
function readTrace(events: readonly TraceEvent[]): Traced {
  const mains = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
  const of = ({ pid, tid }: TraceEvent, name: string): TraceEvent[] =>
    events.filter((event) => event.name === name && event.ph === 'X' && event.pid === pid && event.tid === tid)
  const [main] = mains.sort((one, other) => of(other, 'RunTask').length - of(one, 'RunTask').length)
  if (main === undefined) throw new Error('the browser wrote down nothing')
  return {
    tasks: of(main, 'RunTask')
      .map(({ ts, dur = 0, tdur = dur }) => ({ from: ts / 1000, lasted: dur / 1000, worked: tdur / 1000 }))
      .sort((one, other) => one.from - other.from),
    frames: of(main, 'Commit')
      .map(({ ts }) => ts / 1000)
      .sort((one, other) => one - other),
  }
}

/** The work per frame: that of all tasks that began between the previous frame's submission and this one's. */
export function workByFrame({ tasks, frames }: Traced): number[] {
  const works = new Array<number>(frames.length).fill(0)
  let frame = 0
  for (const { from, worked } of tasks) {
    while (frame < frames.length && (frames[frame] as number) < from) frame++
    if (frame < works.length) works[frame] = (works[frame] as number) + worked
  }
  // The first includes work from before the recording.
  return works.slice(1)
}
