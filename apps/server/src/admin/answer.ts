/** What a host's command says when it is done, or why nothing was done. */
export type HostAnswer =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly problem: string };
