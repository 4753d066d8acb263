import { useEffect } from 'react';
import { Splash } from '../../app/Splash.js';
import { PlannedPage } from '../planned/PlannedPage.js';

/** An open address that is another entry's page: the browser asks the server for it, as a scanned code does. */
export function OtherEntryPage() {
  useEffect(() => {
    if (!isAdminsAnswer()) location.reload();
  }, []);
  return isAdminsAnswer() ? <PlannedPage /> : <Splash />;
}

/** Whether the server answered this very address with the admin, for it has no such entry: asking again would not end. */
function isAdminsAnswer(): boolean {
  const [document] = performance.getEntriesByType('navigation');
  return document !== undefined && new URL(document.name, location.href).pathname === location.pathname;
}
