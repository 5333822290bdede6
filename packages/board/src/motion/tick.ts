/** The tones of a soft wooden tick, in hertz, with their gain and duration. */
const TONES = [
  { frequency: 190, gain: 0.16, ms: 70 },
  { frequency: 1240, gain: 0.07, ms: 26 },
] as const;

/**
 * The time from a tick until the page suspends the audio output, in milliseconds. It is longer than the time
 * between the jumps of a hop.
 */
const OUTPUT_OPEN_MS = 2000;

let context: AudioContext | undefined;
let closeTimer: ReturnType<typeof setTimeout> | undefined;

/**
 * Plays one tick. It is silent before the user's first press on the page, because browsers block sounds until then, and in
 * browsers without audio output, as in the lockdown mode of iOS.
 */
export function playTick(): void {
  if (navigator.userActivation?.hasBeenActive === false) return;
  try {
    playTones();
  } catch {
    // The move must go on without its sound.
  }
}

function playTones(): void {
  context ??= new AudioContext();
  const { currentTime, destination } = context;
  if (context.state === 'suspended') void context.resume();
  clearTimeout(closeTimer);
  // An open output keeps computing silence, which takes 2.5% of a processor.
  closeTimer = setTimeout(() => void context?.suspend(), OUTPUT_OPEN_MS);
  for (const { frequency, gain, ms } of TONES) {
    const tone = new OscillatorNode(context, { type: 'triangle', frequency });
    const gainNode = new GainNode(context, { gain });
    gainNode.gain.exponentialRampToValueAtTime(0.001, currentTime + ms / 1000);
    tone.connect(gainNode).connect(destination);
    tone.start(currentTime);
    tone.stop(currentTime + ms / 1000);
  }
}
