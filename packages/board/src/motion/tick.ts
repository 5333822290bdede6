/** A wooden tick: a short burst of a low tone and a high one that die at once. */
const TONES = [
  { frequency: 190, gain: 0.5, ms: 70 },
  { frequency: 1240, gain: 0.22, ms: 26 },
] as const;

let context: AudioContext | undefined;

/** Sounds one tick. Where a browser allows no sound yet, nothing is heard. */
function tick(): void {
  context ??= new AudioContext();
  const { currentTime, destination } = context;
  for (const { frequency, gain, ms } of TONES) {
    const tone = new OscillatorNode(context, { type: 'triangle', frequency });
    const loudness = new GainNode(context, { gain });
    loudness.gain.exponentialRampToValueAtTime(0.001, currentTime + ms / 1000);
    tone.connect(loudness).connect(destination);
    tone.start(currentTime);
    tone.stop(currentTime + ms / 1000);
  }
}

/** Listens to a movement and ticks whenever the man, who grows in the air, has come down. */
export function tickAtLandings(): (moment: { readonly scale: number }) => void {
  let highest = 1;
  return ({ scale }) => {
    if (scale > highest) highest = scale;
    else if (highest > 1.03 && scale < 1.015) {
      tick();
      highest = 1;
    }
  };
}
