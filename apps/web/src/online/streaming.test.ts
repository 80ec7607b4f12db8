import { beforeEach, describe, expect, it } from 'vitest'
import { ServerStream, type Source, type StreamState } from './streaming.ts'

class Opened implements Source {
  onopen: Source['onopen'] = null
  onmessage: Source['onmessage'] = null
  onerror: Source['onerror'] = null
  isClosed = false
  readonly address: string
  constructor(address: string) {
    this.address = address
  }

  close(): void {
    this.isClosed = true
  }
}

let opened: Opened[]
let states: StreamState[]
let heard: unknown[]
let timers: { readonly due: number; readonly call: () => void }[]
let time: number
let stream: ServerStream

/** Lets so much time pass. */
function pass(ms: number): void {
  time += ms
  for (let due = timers.filter((timer) => timer.due <= time); due.length > 0; ) {
    timers = timers.filter((timer) => timer.due > time)
    for (const { call } of due) call()
    due = timers.filter((timer) => timer.due <= time)
  }
}
const last = (): Opened => opened.at(-1) as Opened
const isOpen = (): boolean => opened.length > 0 && !last().isClosed

beforeEach(() => {
  opened = []
  states = []
  heard = []
  timers = []
  time = 0
  const after = (ms: number, call: () => void): (() => void) => {
    const timer = { due: time + ms, call }
    timers.push(timer)
    return () => {
      timers = timers.filter((one) => one !== timer)
    }
  }
  const open = (address: string): Opened => {
    opened.push(new Opened(address))
    return last()
  }
  stream = new ServerStream(
    { open, after },
    { hear: (notice) => heard.push(notice), state: (state) => states.push(state) },
  )
})

describe('the stream of a tab', () => {
  it('is one for all tables that are followed', () => {
    stream.follow('s1')
    stream.follow('s2', 1)
    pass(0)
    expect(opened.map(({ address }) => address)).toEqual(['api/stream?watch=s1,s2~1&p=1'])
  })

  it('asks for all of a table that was left and is followed again', () => {
    stream.follow('s1')
    stream.follow('s2')
    pass(0)
    last().onmessage?.({ data: '{"tell":"opened","table":"s1"}', lastEventId: 's1.4.w.a,s2.7.w.b' })
    stream.leave('s1')
    pass(0)
    expect(last().address).toBe('api/stream?watch=s2&p=1&from=s2.7.w.b')
    stream.follow('s1')
    pass(0)
    expect(last().address).toBe('api/stream?watch=s2,s1&p=1&from=s2.7.w.b')
    stream.leave('s2')
    stream.leave('s1')
    stream.follow('s2')
    pass(0)
    expect(last().address).toBe('api/stream?watch=s2&p=1')
  })

  it('goes on from the last cursor when the connection was lost, after a pause that grows', () => {
    stream.follow('s1')
    pass(0)
    last().onopen?.()
    last().onmessage?.({ data: '{"tell":"opened","table":"s1"}', lastEventId: 'a b' })
    last().onerror?.()
    expect(isOpen()).toBe(false)
    pass(499)
    expect(opened).toHaveLength(1)
    pass(1)
    pass(0)
    expect(last().address).toBe('api/stream?watch=s1&p=1&from=a%20b')
    last().onerror?.()
    pass(999)
    expect(opened).toHaveLength(2)
    pass(1)
    expect(opened).toHaveLength(3)
    expect(heard).toEqual([{ tell: 'opened', table: 's1' }])
    expect(states).toEqual(['opening', 'open', 'lost', 'opening', 'lost', 'opening'])
  })

  it('is closed while nobody sees the tab', () => {
    stream.follow('s1')
    pass(0)
    stream.wake(false)
    pass(0)
    expect(isOpen()).toBe(false)
    stream.wake(true)
    pass(0)
    expect(isOpen()).toBe(true)
  })

  it('ends with the last table, unless somebody wants to hear of all theirs', () => {
    stream.follow('s1')
    pass(0)
    stream.leave('s1')
    pass(0)
    expect(isOpen()).toBe(false)
    stream.want()
    pass(0)
    expect(last().address).toBe('api/stream?watch=&p=1')
  })

  it('is not opened again once it has ended, whatever it followed, until something is wanted', () => {
    stream.want()
    stream.follow('s1')
    pass(0)
    last().onmessage?.({ data: '{}', lastEventId: '7' })
    stream.end()
    pass(200_000)
    expect(isOpen()).toBe(false)
    expect(states.at(-1)).toBe('closed')
    stream.want()
    pass(0)
    expect(last().address).toBe('api/stream?watch=&p=1')
  })

  it('another viewer of the same table hears everything anew', () => {
    stream.follow('s1')
    pass(0)
    last().onmessage?.({ data: '{}', lastEventId: '7' })
    stream.follow('s1', 1)
    pass(0)
    expect(last().address).toBe('api/stream?watch=s1~1&p=1')
  })

  it('is opened anew after a long silence: a dead connection says nothing', () => {
    stream.follow('s1')
    pass(0)
    last().onopen?.()
    pass(89_999)
    expect(opened).toHaveLength(1)
    pass(1)
    expect(opened).toHaveLength(2)
  })
})
