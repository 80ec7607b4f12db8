/**
 * Synthesized sounds: paper and wood for what is laid and put, dice that rattle and clack, a bell for the player's
 * turn, two notes for points, horns for a victory. They are quiet, and one key turns them off.
 */
import { settings } from './settings.svelte.ts'

let context: AudioContext | null = null

/** Browsers allow sound only after the user has interacted with the page. Until then there is silence. */
function audio(): AudioContext | null {
  if (!settings.values.sound) return null
  context ??= typeof AudioContext === 'undefined' ? null : new AudioContext()
  if (context?.state === 'suspended') context.resume().catch(() => {})
  return context?.state === 'running' ? context : null
}

function note(
  frequency: number,
  after: number,
  seconds: number,
  loudness: number,
  shape: OscillatorType = 'sine',
): void {
  const sound = audio()
  if (sound === null) return
  const begin = sound.currentTime + after
  const oscillator = sound.createOscillator()
  const volume = sound.createGain()
  oscillator.type = shape
  oscillator.frequency.value = frequency
  volume.gain.setValueAtTime(0, begin)
  volume.gain.linearRampToValueAtTime(loudness, begin + 0.008)
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + seconds)
  oscillator.connect(volume).connect(sound.destination)
  oscillator.start(begin)
  oscillator.stop(begin + seconds)
}

function rustle(seconds: number, frequency: number, loudness: number, after = 0): void {
  const sound = audio()
  if (sound === null) return
  const length = Math.floor(sound.sampleRate * seconds)
  const noise = sound.createBuffer(1, length, sound.sampleRate)
  const samples = noise.getChannelData(0)
  for (let i = 0; i < length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 2
  const source = sound.createBufferSource()
  const filter = sound.createBiquadFilter()
  const volume = sound.createGain()
  source.buffer = noise
  filter.type = 'bandpass'
  filter.frequency.value = frequency
  volume.gain.value = loudness
  source.connect(filter).connect(volume).connect(sound.destination)
  source.start(sound.currentTime + after)
}

export const sounds = {
  paper: (): void => rustle(0.16, 2600, 0.22),
  wood(): void {
    rustle(0.05, 900, 0.35)
    note(190, 0, 0.09, 0.12, 'triangle')
  },
  /** Ivory on wood. */
  clack(): void {
    rustle(0.03, 2100, 0.5)
    note(310, 0, 0.06, 0.09, 'triangle')
  },
  /** Dice in a cup, then on the table: uneven, and slower towards the end. */
  rattle(): void {
    for (const [i, after] of [0, 0.05, 0.09, 0.15, 0.2, 0.28, 0.33, 0.43, 0.5].entries()) {
      rustle(0.035, 1500 + ((i * 577) % 1100), 0.34 - i * 0.018, after)
      if (i > 4) note(240 + i * 22, after, 0.05, 0.05, 'triangle')
    }
  },
  turn(): void {
    note(1046, 0, 0.9, 0.05)
    note(1568, 0, 0.6, 0.025)
  },
  points(): void {
    note(659, 0, 0.25, 0.05, 'triangle')
    note(988, 0.09, 0.35, 0.05, 'triangle')
  },
  end(): void {
    for (const [i, frequency] of [523, 659, 784, 1046].entries()) note(frequency, i * 0.13, 0.8, 0.05, 'triangle')
  },
  /** Two horns: a short call, repeated, and a chord that is held. */
  fanfare(): void {
    for (const after of [0, 0.16, 0.32])
      for (const frequency of [392, 523]) note(frequency, after, 0.14, 0.035, 'sawtooth')
    for (const frequency of [392, 523, 659, 784]) note(frequency, 0.5, 1.3, 0.03, 'sawtooth')
  },
}
export type Sound = keyof typeof sounds
