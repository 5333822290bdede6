/** The tones of a wooden tick, in hertz, with their gain and duration. */
const TONES = [
  { frequency: 190, gain: 0.5, ms: 70 },
  { frequency: 1240, gain: 0.22, ms: 26 },
] as const;

let context: AudioContext | undefined;

/** Plays one tick. It is silent while the browser blocks sounds. */
function playTick(): void {
  context ??= new AudioContext();
  const { currentTime, destination } = context;
  for (const { frequency, gain, ms } of TONES) {
    const tone = new OscillatorNode(context, { type: 'triangle', frequency });
    const gainNode = new GainNode(context, { gain });
    gainNode.gain.exponentialRampToValueAtTime(0.001, currentTime + ms / 1000);
    tone.connect(gainNode).connect(destination);
    tone.start(currentTime);
    tone.stop(currentTime + ms / 1000);
  }
}

/** Creates a listener for the frames of an animation. It plays a sound at each landing, when the scale falls back to 1. */
export function createLandingSound(): (transform: { readonly scale: number }) => void {
  let highest = 1;
  return ({ scale }) => {
    if (scale > highest) highest = scale;
    else if (highest > 1.03 && scale < 1.015) {
      playTick();
      highest = 1;
    }
  };
}
