import { createField } from '../core/document/createField.js';
import { standardFields } from '../core/registry/standardFields.js';
import { LazyPanels, preloadForm } from '../renderer/lazyParts.js';

// tests look at forms, not at how the code of their parts is loaded
await preloadForm({ fields: standardFields.map(({ kind }) => createField(kind, { id: kind })), layout: [] });
await LazyPanels.preload();
