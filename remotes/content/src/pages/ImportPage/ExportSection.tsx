import { useRuntime } from '@atrium/sdk';
import { Button, Icon, toDay, useToast } from '@atrium/ui';
import { readArticleMarkup } from '@atrium/ui/sanitize';
import { Download } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazyExportItemsQuery } from '../../api/exchangeApi';
import type { CustomType, ExportedItem, ExportPage } from '../../api/schemas';
import styles from './ImportPage.module.css';

type Format = 'json' | 'markdown';

/** All items, page by page; rejects where a page cannot be read. */
function useAllItems(onProgress: (count: number) => void) {
  const [load] = useLazyExportItemsQuery();
  return async (): Promise<Omit<ExportPage, 'next'>> => {
    const found: ExportedItem[] = [];
    const types: CustomType[] = [];
    for (let after: number | null = 0; after !== null; ) {
      const page: ExportPage = await load({ after }).unwrap();
      found.push(...page.items);
      types.push(...page.types);
      onProgress(found.length);
      after = page.next;
    }
    return { items: found, types };
  };
}

/** Hands out everything: as data, or as texts. */
export function ExportSection() {
  const { t } = useTranslation('importPage');
  const id = useId();
  const toast = useToast();
  const now = useRuntime().clock.now();
  const [busy, setBusy] = useState<Format | null>(null);
  const [count, setCount] = useState(0);
  const load = useAllItems(setCount);
  const save = async (format: Format) => {
    setBusy(format);
    setCount(0);
    try {
      const { items, types } = await load();
      const [{ writeJsonExport, writeMarkdownZip }, { downloadBlob, downloadFile }] = await Promise.all([
        import(/* webpackChunkName: "readers" */ '../../model/exchange/writeExport'),
        import('@atrium/ui/table'),
      ]);
      const name = `content-${toDay(now)}`;
      if (format === 'json')
        downloadFile(`${name}.json`, writeJsonExport(items, types, new Date(now).toISOString()), 'application/json');
      else downloadBlob(`${name}.zip`, new Blob([await writeMarkdownZip(items, readArticleMarkup)]));
      toast.success(t('exported', { count: items.length }));
    } catch {
      toast.error(t('failed'));
    } finally {
      setBusy(null);
    }
  };
  const button = (format: Format) => (
    <Button
      icon={<Icon of={Download} />}
      loading={busy === format}
      disabled={busy !== null && busy !== format}
      onClick={() => void save(format)}
    >
      {t(`as.${format}`)}
    </Button>
  );
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id}>{t('export')}</h2>
      <p>{t('exportText')}</p>
      <div className={styles.tools}>
        {button('json')}
        {button('markdown')}
        <span aria-live="polite">{busy && t('loaded', { count })}</span>
      </div>
    </section>
  );
}
