export { ConfirmHost } from './ConfirmHost.js';
export {
  confirm,
  confirmDelete,
  subscribeConfirm,
  currentQuestion,
  answerQuestion,
  type ConfirmOptions,
  type ConfirmQuestion,
} from './confirmStore.js';
