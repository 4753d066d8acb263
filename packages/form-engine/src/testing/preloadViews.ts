import { createField } from '../core/document/createField.js';
import { standardFields } from '../core/registry/standardFields.js';
import { preloadFieldViews } from '../fields/FieldView.js';

// tests look at forms, not at how the code of their controls is loaded
await preloadFieldViews(standardFields.map(({ kind }) => createField(kind, { id: kind })));
