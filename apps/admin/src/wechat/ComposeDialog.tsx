import { ApiError } from '@smart-admin/api-client';
import { type WeChatContent } from '@smart-admin/api-client/contract';
import { createField, createFormDocument, type FormValues } from '@smart-admin/form-engine/core';
import { Button } from '@smart-admin/ui/button';
import { confirm } from '@smart-admin/ui/confirm';
import { Dialog } from '@smart-admin/ui/dialog';
import { LoadError } from '@smart-admin/ui/error-state';
import { useMessages } from '@smart-admin/ui/locale';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { toast } from '@smart-admin/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { api } from '../app/api.js';
import { commonMessages } from '../resource/commonMessages.js';
import { EditDialog } from '../resource/EditDialog.js';
import { invalidateAll } from '../resource/invalidateAll.js';
import { once } from '../resource/once.js';
import { weChatMessages } from './weChatMessages.js';

/** Followers and materials that are offered; more of them are found on their own pages. */
const OFFERED = 500;
const TYPES = ['text', 'image', 'news'] as const;

/** Writes a message to followers or members, to all or to chosen ones. */
export function ComposeDialog({ account, receivers, onSent, onClose }: ComposeDialogProps) {
  const t = useMessages(weChatMessages);
  const c = useMessages(commonMessages);
  const { data, error, refetch } = useQuery({
    queryKey: ['weChatCompose', account],
    queryFn: async ({ signal }) => {
      const silent = { signal, silent: true };
      const materials = (type: 'image' | 'news') =>
        offered(api.wechat.mpMaterial.list({ query: { type, pageSize: OFFERED } }, silent));
      const followers =
        account === 'mp' && !receivers
          ? await offered(api.wechat.mpUser.list({ query: { state: 'following', pageSize: OFFERED } }, silent))
          : [];
      return { followers, image: await materials('image'), news: await materials('news') };
    },
    staleTime: 0,
    gcTime: 0,
  });
  if (!data)
    return (
      <Dialog
        open
        width={600}
        title={t('send')}
        onOpenChange={(open) => !open && onClose()}
        footer={<Button onClick={onClose}>{c('cancel')}</Button>}
      >
        {error ? <LoadError error={error} onRetry={() => void refetch()} /> : <Skeleton lines={6} />}
      </Dialog>
    );
  const options = (list: readonly { id: string; fullName: string }[]) =>
    list.map(({ id, fullName }) => ({ value: id, label: fullName }));
  const followers = receivers
    ? receivers.map(({ id, name }) => ({ value: id, label: name }))
    : data.followers.map(({ id, remark, nickname, openId }) => ({ value: id, label: remark || nickname || openId }));
  const chosen = {
    label: account === 'mp' ? t('chooseFollowers') : t('receivers'),
    required: true,
    visibleWhen: "{toWhom} = 'chosen'",
  };
  const material = (type: 'image' | 'news') =>
    createField('select', {
      ...{ id: type, label: t('material'), required: true, visibleWhen: `{type} = '${type}'` },
      ...{ options: options(data[type]), help: data[type].length === 0 ? t('noMaterial') : '' },
    });
  const document = createFormDocument(
    [
      createField('radio', {
        ...{ id: 'toWhom', label: t('toWhom'), required: true },
        options: [
          { value: 'chosen', label: t('chosen') },
          { value: 'all', label: t(account === 'mp' ? 'toAllFollowers' : 'toAllMembers') },
        ],
      }),
      account === 'mp'
        ? createField('select', {
            ...{ ...chosen, id: 'receiverIds', multiple: true, filterable: true, options: followers },
            help: followers.length === 0 ? t('noFollowers') : '',
          })
        : createField('userSelect', { ...chosen, id: 'receiverIds', multiple: true }),
      createField('radio', {
        ...{ id: 'type', label: t('type'), required: true },
        options: TYPES.map((value) => ({ value, label: t(value) })),
      }),
      createField('textarea', {
        ...{ id: 'text', label: t('content'), required: true, maxLength: 600, visibleWhen: "{type} = 'text'" },
      }),
      material('image'),
      material('news'),
    ],
    { labelPosition: 'top' },
  );
  return (
    <EditDialog
      title={t('send')}
      document={document}
      values={{ toWhom: 'chosen', type: 'text', receiverIds: receivers?.map(({ id }) => id) ?? [] }}
      saveLabel={t('send')}
      isQuiet
      ask={async ({ toWhom }) =>
        toWhom !== 'all' || confirm({ description: t('confirmEverybody'), confirmText: t('send') })
      }
      save={async (values) => {
        const body = toBody(values);
        const calls = account === 'mp' ? api.wechat.mpMessage : api.wechat.qyMessage;
        await once(`weChat.${account}.send`, body, (key) => calls.send({ body }, { ...key, silent: true }));
        toast.success(t('accepted'));
        invalidateAll();
        onSent?.();
      }}
      onClose={onClose}
    />
  );
}

/** What a list offers; nothing where its page is not open to whoever writes. */
async function offered<Row>(list: Promise<{ list: Row[] }>): Promise<Row[]> {
  try {
    return (await list).list;
  } catch (error) {
    if (error instanceof ApiError && error.code === 403) return [];
    throw error;
  }
}

function toBody({ toWhom, receiverIds, type, text, image, news }: FormValues) {
  const content: WeChatContent =
    type === 'image'
      ? { type, materialId: String(image) }
      : type === 'news'
        ? { type, materialId: String(news) }
        : { type: 'text', text: String(text ?? '') };
  const toAll = toWhom === 'all';
  return { content, toAll, receiverIds: toAll ? [] : ((receiverIds ?? []) as string[]) };
}

interface ComposeDialogProps {
  account: 'mp' | 'qy';
  /** Who gets it, where they were chosen before. */
  receivers?: readonly { id: string; name: string }[];
  /** After it is stored. */
  onSent?: () => void;
  onClose: () => void;
}
