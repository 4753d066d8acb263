import { configureGlobal } from 'fast-check';

/** Any number: what is found with it is found in every run, so nobody finds it first in a change of somebody else. */
const SEED = 20_261_124;

// `pnpm test:property` looks further
if (process.env.PROPERTY_SEED !== 'free') configureGlobal({ seed: SEED });
