import { Button, useToast } from '@atrium/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazyGetAccountQuery } from '../../api/account/accountApi';
import { useLazyGetProfileQuery } from '../../api/profile/profileApi';
import { SettingsPart } from './SettingsPart';

/** What the account holds, as a file to keep. */
export function DownloadData({ username }: { username: string }) {
  const { t } = useTranslation('pages');
  const toast = useToast();
  const [isLoading, setLoading] = useState(false);
  const [readSettings] = useLazyGetAccountQuery();
  const [readProfile] = useLazyGetProfileQuery();
  const download = async () => {
    setLoading(true);
    try {
      const [settings, { header, userAbout, post, latestPhotos }, { downloadFile }] = await Promise.all([
        readSettings().unwrap(),
        readProfile(undefined).unwrap(),
        import('@atrium/ui/table'),
      ]);
      const data = { settings, profile: { header, userAbout, posts: post, photos: latestPhotos } };
      downloadFile(`${username}.json`, JSON.stringify(data, null, 2), 'application/json');
    } catch {
      toast.error(t('delete.notDownloaded'));
    }
    setLoading(false);
  };
  return (
    <SettingsPart
      title={t('delete.download')}
      text={t('delete.downloadText')}
      end={
        <Button loading={isLoading} onClick={() => void download()}>
          {t('delete.downloadNow')}
        </Button>
      }
    />
  );
}
