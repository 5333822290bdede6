/** Copies text to the clipboard. Returns false if the browser does not allow it. */
export async function copyToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyThroughField(text);
  }
}

/**
 * Copies text by selecting it in a field. Pages without TLS, as on a club's own network, have no other access to the
 * clipboard.
 */
function copyThroughField(text: string): boolean {
  const focused = document.activeElement;
  const field = Object.assign(document.createElement('textarea'), { value: text, readOnly: true });
  // The page must not scroll to the field.
  field.style.position = 'fixed';
  // While a modal dialog is open, no field outside it can take the focus.
  const dialogs = [...document.querySelectorAll('dialog:modal')];
  (dialogs.at(-1) ?? document.body).append(field);
  field.select();
  const hasCopied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return hasCopied;
}
