import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './shared/design/base.css';
import './shared/ui/ui.css';
import { startTheme } from './shared/design/theme.ts';
import { App } from './shell/app.tsx';

startTheme();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
