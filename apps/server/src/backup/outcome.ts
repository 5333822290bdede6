/** What became of a backup or a restoration: how many rows it has, or what stood in the way, as a sentence. */
export type BackupOutcome =
  | { readonly ok: true; readonly rows: number }
  | { readonly ok: false; readonly problem: string };

export function refusal(problem: string): BackupOutcome {
  return { ok: false, problem };
}
