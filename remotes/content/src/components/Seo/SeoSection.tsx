import { useStoreFileMutation } from '@atrium/sdk';
import { Button, FilePicker, Icon, Input, LengthNote, useToast } from '@atrium/ui';
import { Check, ImagePlus, X } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContentItem, Seo } from '../../api/schemas';
import { textLimits } from '../../api/schemas/limits';
import { blankSeo, checkSeo, isAddress, isBlankSeo } from '../../model/seo';
import type { ItemDraft } from '../../state/useDraft';
import styles from './Seo.module.css';
import { SeoPreview } from './SeoPreview';

interface SeoSectionProps {
  draft: Pick<ItemDraft, 'written' | 'write'>;
  canWrite: boolean;
}

/** What search engines and networks show of an item: fields, how it will look, and what to mind. */
export default function SeoSection({ draft: { written, write }, canWrite }: SeoSectionProps) {
  const { t } = useTranslation('content');
  const id = useId();
  const seo = written.seo ?? blankSeo;
  const change = (fields: Partial<Seo>) => {
    const next = { ...seo, ...fields };
    write({ seo: isBlankSeo(next) ? null : next });
  };
  const field = (name: 'title' | 'description', limit: number, input: ReactNode) => (
    <div>
      <label htmlFor={`${id}-${name}`}>{t(`seo.${name}`)}</label>
      {input}
      <LengthNote id={`${id}-${name}-says`} length={seo[name].length} limit={limit} />
    </div>
  );
  const common = (name: 'title' | 'description') => ({
    id: `${id}-${name}`,
    'aria-describedby': `${id}-${name}-says`,
    value: seo[name],
    readOnly: !canWrite,
  });
  return (
    <section aria-label={t('seo.label')} className={styles.section}>
      <h2 className={styles.heading}>{t('seo.label')}</h2>
      <SeoPreview item={written} />
      {field(
        'title',
        textLimits.seoTitle,
        <Input
          {...common('title')}
          placeholder={written.title}
          maxLength={textLimits.seoTitle}
          onChange={({ target }) => change({ title: target.value })}
        />,
      )}
      {field(
        'description',
        textLimits.seoDescription,
        <Input.TextArea
          {...common('description')}
          placeholder={written.summary}
          autoSize={{ minRows: 2, maxRows: 6 }}
          maxLength={textLimits.seoDescription}
          onChange={({ target }) => change({ description: target.value })}
        />,
      )}
      <SocialPicture seo={seo} canWrite={canWrite} onChange={(picture) => change({ picture })} />
      <CanonicalField value={seo.canonical} isReadOnly={!canWrite} onChange={(canonical) => change({ canonical })} />
      <SeoChecks item={written} />
    </section>
  );
}

interface CanonicalFieldProps {
  value: string;
  isReadOnly: boolean;
  onChange: (address: string) => void;
}

/** Address of the original. One that is not whole stays in the field, and is not saved. */
function CanonicalField({ value, isReadOnly, onChange }: CanonicalFieldProps) {
  const { t } = useTranslation('content');
  const id = useId();
  const [typed, setTyped] = useState(value);
  const isWrong = typed !== '' && !isAddress(typed);
  return (
    <div>
      <label htmlFor={id}>{t('seo.canonical')}</label>
      <Input
        id={id}
        dir="ltr"
        inputMode="url"
        placeholder="https://"
        maxLength={textLimits.address}
        readOnly={isReadOnly}
        value={isWrong ? typed : value}
        status={isWrong ? 'error' : ''}
        aria-invalid={isWrong}
        aria-describedby={`${id}-says`}
        onChange={({ target }) => {
          const address = target.value.trim();
          setTyped(address);
          if (address === '' || isAddress(address)) onChange(address);
        }}
      />
      <p id={`${id}-says`} className={isWrong ? styles.issue : styles.says} aria-live="polite">
        {t(isWrong ? 'seo.noAddress' : 'seo.canonicalHint')}
      </p>
    </div>
  );
}

interface SocialPictureProps {
  seo: Seo;
  canWrite: boolean;
  onChange: (picture: string | null) => void;
}

/** Picture of a card, where it is not the cover. */
function SocialPicture({ seo, canWrite, onChange }: SocialPictureProps) {
  const { t } = useTranslation('content');
  const toast = useToast();
  const [storeFile, { isLoading }] = useStoreFileMutation();
  const choose = async (file: File | undefined) => {
    if (!file) return;
    const { shrinkPicture } = await import('@atrium/ui/picture');
    try {
      const small = await shrinkPicture(file);
      onChange((await storeFile({ fileName: file.name, content: small.blob }).unwrap()).file.url);
    } catch {
      toast.error(t('seo.noPicture', { name: file.name }));
    }
  };
  if (!canWrite) return null;
  return (
    <div className={styles.picture}>
      <FilePicker label={t('seo.picture')} isSingle onFiles={([file]) => void choose(file)}>
        {(pick) => (
          <Button icon={<Icon of={ImagePlus} />} loading={isLoading} onClick={pick}>
            {t('seo.picture')}
          </Button>
        )}
      </FilePicker>
      {seo.picture !== null && (
        <Button type="link" size="small" onClick={() => onChange(null)}>
          {t('seo.useCover')}
        </Button>
      )}
    </div>
  );
}

function SeoChecks({ item }: { item: ContentItem }) {
  const { t } = useTranslation('content');
  return (
    <ul className={styles.checks} aria-label={t('seo.checks')}>
      {checkSeo(item).map(({ check, isDone }) => (
        <li key={check} data-done={isDone}>
          <Icon of={isDone ? Check : X} /> {t(`seo.check.${check}.${isDone ? 'done' : 'open'}`)}
        </li>
      ))}
    </ul>
  );
}
