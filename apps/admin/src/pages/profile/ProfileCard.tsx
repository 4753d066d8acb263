import { Avatar } from '@smart-admin/ui/avatar';
import { Button } from '@smart-admin/ui/button';
import { DATE_PATTERN, formatDate } from '@smart-admin/ui/format';
import { useMessages } from '@smart-admin/ui/locale';
import { toast } from '@smart-admin/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { Camera } from 'lucide-react';
import { useRef, useState } from 'react';
import { api } from '../../app/api.js';
import { profileMessages } from './profileMessages.js';
import { BASE_INFO_KEY, useBaseInfo } from './useBaseInfo.js';
import { useSession } from '../../app/sessionStore.js';

/** Largest avatar, bytes. */
const LIMIT = 5 * 1024 * 1024;

/** Picture and facts of the user; a click changes the picture. */
export function ProfileCard() {
  const t = useMessages(profileMessages);
  const { data } = useBaseInfo();
  const client = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [uploading, setUploading] = useState(false);
  const handleFile = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > LIMIT || !file.type.startsWith('image/')) {
      toast.error(t('avatarRule'));
      return;
    }
    setUploading(true);
    try {
      const body = new FormData();
      body.append('file', file);
      const { name } = await api.file.upload({ type: 'avatar', body });
      await api.permission.currentUser.updateAvatar({ name });
      const info = await api.permission.currentUser.baseInfo();
      client.setQueryData(BASE_INFO_KEY, info);
      useSession.setState(({ user }) => ({
        user: user && { ...user, userInfo: { ...user.userInfo, headIcon: info.headIcon } },
      }));
      toast.success(t('avatarChanged'));
    } catch (error) {
      console.warn('The avatar was not changed', error);
    } finally {
      setUploading(false);
    }
  };
  const day = (time: number | null | undefined) => formatDate(time, DATE_PATTERN) || '-';
  const facts = [
    [t('account'), data?.account],
    [t('organize'), data?.organizeName],
    [t('position'), data?.positionName],
    [t('role'), data?.roleName],
    [t('manager'), data?.managerName],
    [t('entryDate'), day(data?.entryDate)],
    [t('createdAt'), day(data?.creatorTime)],
    [t('lastLogin'), formatDate(data?.prevLoginTime) || '-'],
  ] as const;
  return (
    <section className="w-75 flex-none rounded-lg border border-hairline bg-surface p-6 phone:w-full">
      <div className="flex flex-col items-center gap-3">
        <Avatar name={data?.realName} src={data?.headIcon} size={88} tone="primary" />
        <h1 className="text-16 font-semibold">{data?.realName}</h1>
        <input
          ref={input}
          type="file"
          accept="image/gif,image/jpeg,image/png,image/webp"
          hidden
          onChange={(event) => {
            void handleFile(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
        <Button
          icon={<Camera aria-hidden />}
          loading={uploading}
          title={t('avatarRule')}
          onClick={() => input.current?.click()}
        >
          {t('changeAvatar')}
        </Button>
      </div>
      <dl className="mt-6 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-3 border-t border-hairline pt-4">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-3">{label}</dt>
            <dd className="text-right break-words">{value || '-'}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
