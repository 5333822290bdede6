/** What the compiled module offers for long hops. */
export interface HopExports {
  readonly memory: WebAssembly.Memory;
  readonly beginHops: (side: number) => void;
  readonly takeHopPoint: () => number;
  readonly fewestMen: (points: number, jumps: number) => number;
  readonly beginHopRoute: (jumps: number, men: number, keep: number) => void;
  readonly takeHopRoutePoint: () => number;
  readonly writeHopRoute: () => boolean;
  readonly hopRouteAddress: () => number;
}
