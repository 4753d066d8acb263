export { ApiProvider, useApi, type ApiProviderProps } from './ApiProvider.js';
