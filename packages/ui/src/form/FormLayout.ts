import { createContext } from 'react';

/** Where the labels of the fields of a form stand. */
export const FormLayoutContext = createContext<'horizontal' | 'vertical'>('vertical');
