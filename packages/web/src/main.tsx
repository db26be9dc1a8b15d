import './style/all.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { applySettings, settingsStore } from './settings/settings.ts';

applySettings(settingsStore.get());
settingsStore.watch(() => applySettings(settingsStore.get()));

const place = document.getElementById('app');
if (place !== null) {
  createRoot(place).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
