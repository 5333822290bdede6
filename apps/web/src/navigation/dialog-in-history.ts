import { goBack, navigate } from './address.ts';

/** A dialog with its own URL, so that the back button closes it. */
interface DialogInHistory {
  readonly open: (href: string) => void;
  /**
   * Leaves the URL of the dialog.
   *
   * @param href the URL of the page behind the dialog, for a visit that began with the dialog
   */
  readonly close: (href: string) => void;
}

/** Tracks whether the page has opened its dialog, in which case closing it goes back in the history. */
export function createDialogInHistory(): DialogInHistory {
  let isInHistory = false;
  return {
    open: (href) => {
      isInHistory = true;
      navigate(href, 'dialog');
    },
    close: (href) => {
      if (isInHistory) goBack();
      else navigate(href, 'replace');
      isInHistory = false;
    },
  };
}
