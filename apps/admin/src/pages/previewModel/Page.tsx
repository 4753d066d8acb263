import { useState } from 'react';
import { useLocation } from 'react-router';
import { ModelPreview } from './ModelPreview.js';

/** A designed form and its list as staff would work with them, before the release: the draft, with records in memory. */
export function Page() {
  // a hidden tab keeps what it was opened with
  const [id] = useState(new URLSearchParams(useLocation().search).get('id') ?? '');
  return <ModelPreview id={id} />;
}
