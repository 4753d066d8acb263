import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type FormStore } from '../../core/state/FormStore.js';
import { useFormDataSources } from '../sources/FormDataSources.js';
import { answerLookups } from './answerLookups.js';
import { lookupQuery } from './lookupQuery.js';

/** Asks what an open form looks up, also for rows and fields that are not drawn. Draws nothing. */
export function FormLookups({ store }: { store: FormStore }) {
  const { interfaceAnswer } = useFormDataSources();
  const client = useQueryClient();
  useEffect(() => {
    if (!interfaceAnswer) return undefined;
    return answerLookups(store, (question) => client.fetchQuery(lookupQuery(question, { interfaceAnswer })));
  }, [store, client, interfaceAnswer]);
  return null;
}
