/** The duration of a frame at sixty frames a second, in milliseconds. */
const FRAME_MS = 1000 / 60;
/** A frame that takes longer is late. */
const LATE_MS = 1.5 * FRAME_MS;

/**
 * Describes the frame rate and the late frames.
 *
 * @param {readonly number[]} frameTimesMs the times between frames, in milliseconds
 */
export function describeFrameTimes(frameTimesMs) {
  const seconds = frameTimesMs.reduce((sum, time) => sum + time, 0) / 1000;
  const lateCount = frameTimesMs.filter((time) => time > LATE_MS).length;
  return (
    `${(frameTimesMs.length / seconds).toFixed(1)} frames a second; ${lateCount} of ${frameTimesMs.length} ` +
    `(${((100 * lateCount) / frameTimesMs.length).toFixed(1)}%) took longer than ${LATE_MS.toFixed(0)} ms, ` +
    `the longest ${Math.max(...frameTimesMs).toFixed(0)} ms`
  );
}
