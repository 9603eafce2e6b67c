import { Search } from 'lucide-react';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useApps, useCan, useRuntime } from 'shared/runtime';
import { Highlight, Icon, IconDrawing, Kbd, Modal, useToast } from 'shared/ui';
import { type Hit, type HitGroup, localHits } from './model';
import styles from './Palette.module.css';

/** Type, choose by arrows, open by Enter. */
export function PaletteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell');
  const { commands, languages } = useRuntime();
  const apps = useApps();
  const can = useCan();
  const navigate = useNavigate();
  const toast = useToast();
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState(0);
  const [isWhole, setWhole] = useState<ReadonlySet<HitGroup['id']>>(new Set());
  const language = languages.get();
  const groups = useMemo(() => localHits(apps, language, can, query, isWhole), [apps, language, can, query, isWhole]);
  const hits = groups.flatMap((group) => group.hits);
  const current = hits[Math.min(chosen, hits.length - 1)];

  const open = (hit: Hit, isNewTab: boolean) => {
    onClose();
    if (hit.target.kind === 'command')
      commands.run(hit.target.id).catch(() => toast.error(t('palette.commandFailed', { command: hit.title })));
    else if (isNewTab) window.open(hit.target.path, '_blank', 'noopener');
    else navigate(hit.target.path);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && hits.length) {
      event.preventDefault();
      setChosen((Math.min(chosen, hits.length - 1) + step + hits.length) % hits.length);
    }
    if (event.key === 'Enter' && current) {
      event.preventDefault();
      open(current, event.ctrlKey || event.metaKey);
    }
  };

  return (
    <Modal
      open
      onCancel={onClose}
      footer={null}
      closable={false}
      width={620}
      className={styles.dialog}
      title={null}
      aria-label={t('palette.name')}
    >
      <div className={styles.field}>
        <Icon of={Search} />
        <input
          className={styles.input}
          // biome-ignore lint/a11y/noAutofocus: a dialog that is opened to type in
          autoFocus
          role="combobox"
          aria-expanded="true"
          aria-controls="palette-hits"
          aria-label={t('palette.name')}
          aria-activedescendant={current ? idOf(current) : undefined}
          placeholder={t('palette.placeholder')}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setChosen(0);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div id="palette-hits" role="listbox" aria-label={t('palette.results')} className={styles.hits}>
        {groups.map(({ id, hits: inGroup, total }) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options has no element of its own
          <div key={id} role="group" aria-label={t(`palette.${id}`)} className={styles.group}>
            <div className={styles.heading} aria-hidden="true">
              <span>{t(`palette.${id}`)}</span>
              {total > inGroup.length && (
                <button type="button" tabIndex={-1} onClick={() => setWhole(new Set([...isWhole, id]))}>
                  {t('palette.showAll', { count: total })}
                </button>
              )}
            </div>
            {total === 0 && <div className={styles.none}>{t('palette.none')}</div>}
            {inGroup.map((hit) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard by the field, which keeps the focus
              <div
                key={hit.key}
                id={idOf(hit)}
                role="option"
                tabIndex={-1}
                aria-selected={hit === current}
                className={styles.hit}
                onPointerMove={() => setChosen(hits.indexOf(hit))}
                onClick={(event) => open(hit, event.ctrlKey || event.metaKey)}
              >
                <IconDrawing nodes={hit.icon} />
                <span>
                  <Highlight text={hit.title} query={query} />
                </span>
                <span className={styles.meta}>{hit.meta}</span>
              </div>
            ))}
          </div>
        ))}
      </div>
      <div className={styles.foot} aria-hidden="true">
        <span>
          <Kbd keys={['↑', '↓']} /> {t('palette.choose')}
        </span>
        <span>
          <Kbd keys="Enter" /> {t('palette.open')}
        </span>
        <span>
          <Kbd keys={['Ctrl', 'Enter']} /> {t('palette.newTab')}
        </span>
      </div>
    </Modal>
  );
}

const idOf = (hit: Hit) => `hit-${hit.key.replace(/[^a-z0-9]+/gi, '-')}`;
