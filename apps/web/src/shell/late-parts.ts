import { keepFocus } from '../parts/keep-focus.ts';
import { recoverFromMissingFiles } from './missing-files.ts';
import { registerServiceWorker } from './offline.ts';
import { followOtherTabs } from './other-tabs.ts';
import { requestPendingTurns } from './pending-turns-request.ts';
import { followTranslations } from './translated-texts.ts';

// Starts the parts of the site without which a page can be used. If they are missing, the site works online only, does
// not keep the focus when a control disappears, shows the number of pending turns only where a page requests it, does not
// take over settings from other tabs, does not update texts that the browser translates, and does not recover from files
// that could not be loaded.
const content = document.getElementById('content');
if (content !== null) keepFocus(content);
registerServiceWorker();
requestPendingTurns();
followOtherTabs();
followTranslations(document.body);
recoverFromMissingFiles();
