// A test waits for what it says, however busy the machine is; only something that never comes runs into the limit.
import { configure } from '@testing-library/react';

configure({ asyncUtilTimeout: 15_000 });
