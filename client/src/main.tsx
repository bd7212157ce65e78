import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/jetbrains-mono/wght.css';
import './ui/theme/global.css';
import './ui/theme/forced-colors.css';

import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';

import { App } from './app/App.js';
import { routeTable } from './app/router.js';
import { loadDictionary } from './i18n/locale.js';
import { chooseIdentity } from './lib/identity/identity.js';
import { followFocus } from './lib/last-focus.js';
import { preferredLocale } from './lib/locale-choice.js';

followFocus();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// Before the router, which starts to load the page and all messages at once.
const loadingDictionary = loadDictionary(preferredLocale());
const router = createBrowserRouter(routeTable);
void Promise.all([loadingDictionary, chooseIdentity()]).then(([dictionary, config]) => {
  createRoot(root).render(<App dictionary={dictionary} config={config} router={router} />);
});
