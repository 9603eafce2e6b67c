import { Search } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useRuntime } from 'shared/runtime';
import { Icon, Kbd, Modal, useToast } from 'shared/ui';
import { useBookmarks } from '../bookmarks/useBookmarks';
import { HitRow } from './HitRow';
import { type GroupId, type Hit, restOf } from './model';
import styles from './Palette.module.css';
import { usePaletteGroups } from './usePaletteGroups';

/** Type, choose by arrows, open by Enter; Alt+B bookmarks the chosen page. */
export default function PaletteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell');
  const { commands } = useRuntime();
  const navigate = useNavigate();
  const toast = useToast();
  const { isBookmarked, toggle } = useBookmarks();
  const [query, setQuery] = useState('');
  const [chosenKey, setChosenKey] = useState<string | null>(null);
  const [isWhole, setWhole] = useState<ReadonlySet<GroupId>>(new Set());
  const { groups, retry } = usePaletteGroups(query, isWhole);
  const hits = groups.flatMap((group) => [...group.hits, ...[restOf(group) ?? []].flat()]);
  // Held by key: what arrives later never moves the choice to another row.
  const chosen = hits.find(({ key }) => key === chosenKey) ?? hits[0];

  const showRest = (id: GroupId) => {
    const shown = groups.find((group) => group.id === id)?.hits.at(-1);
    setWhole(new Set([...isWhole, id]));
    setChosenKey(shown?.key ?? null);
  };

  const open = ({ target, title }: Hit, isNewTab: boolean) => {
    if (target.kind === 'rest') return showRest(target.group);
    if (target.kind === 'retry') return retry();
    onClose();
    if (target.kind === 'command')
      commands.run(target.id).catch(() => toast.error(t('palette.commandFailed', { command: title })));
    else if (isNewTab) window.open(target.path, '_blank', 'noopener');
    else navigate(target.path);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const isBookmarkKey = event.altKey && event.key.toLowerCase() === 'b';
    if (!step && event.key !== 'Enter' && !isBookmarkKey) return;
    event.preventDefault();
    if (!chosen) return;
    if (step) {
      const next = hits[(hits.indexOf(chosen) + step + hits.length) % hits.length];
      setChosenKey(next?.key ?? null);
      if (next) document.getElementById(idOf(next))?.scrollIntoView({ block: 'nearest' });
    } else if (isBookmarkKey) {
      if (chosen.bookmark !== undefined) toggle(chosen.bookmark);
    } else open(chosen, event.ctrlKey || event.metaKey);
  };

  return (
    <Modal
      open
      onCancel={onClose}
      footer={null}
      closable={false}
      width={620}
      centered={false}
      style={{ insetBlockStart: '12vh' }}
      styles={{ container: { padding: 0, overflow: 'hidden' } }}
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
          aria-autocomplete="list"
          aria-label={t('palette.name')}
          aria-activedescendant={chosen ? idOf(chosen) : undefined}
          placeholder={t('palette.placeholder')}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setChosenKey(null);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div id="palette-hits" role="listbox" aria-label={t('palette.results')} className={styles.hits}>
        {groups.map((group) => {
          const { id, hits: inGroup, total, isLoading, isFailed } = group;
          const rest = restOf(group);
          return (
            // biome-ignore lint/a11y/useSemanticElements: a group of options has no element of its own
            <div key={id} role="group" aria-label={t(`palette.${id}`)}>
              <div className={styles.heading} aria-hidden="true">
                {t(`palette.${id}`)}
              </div>
              {total === 0 && !isFailed && (
                <div className={styles.none}>{isLoading ? t('palette.searching') : t('palette.none')}</div>
              )}
              {inGroup.map((hit) => (
                <HitRow
                  key={hit.key}
                  hit={hit}
                  id={idOf(hit)}
                  query={query}
                  isChosen={hit.key === chosen?.key}
                  isBookmarked={hit.bookmark !== undefined && isBookmarked(hit.bookmark)}
                  onPoint={() => setChosenKey(hit.key)}
                  onOpen={(isNewTab) => open(hit, isNewTab)}
                  onBookmark={() => hit.bookmark !== undefined && toggle(hit.bookmark)}
                />
              ))}
              {rest && (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard by the field, which keeps the focus
                <div
                  id={idOf(rest)}
                  role="option"
                  tabIndex={-1}
                  aria-selected={rest.key === chosen?.key}
                  className={styles.rest}
                  onPointerMove={() => setChosenKey(rest.key)}
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={() => open(rest, false)}
                >
                  {isFailed ? t('palette.failed') : t('palette.showAll', { count: total })}
                </div>
              )}
            </div>
          );
        })}
      </div>
      <div className={styles.foot} aria-hidden="true">
        <span>
          <Kbd keys={['↑', '↓']} /> {t('palette.choose')}
        </span>
        <span>
          <Kbd keys="Enter" /> {t('palette.open')}
        </span>
        <span>
          <Kbd keys="Mod Enter" /> {t('palette.newTab')}
        </span>
        <span>
          <Kbd keys="Alt B" /> {t('palette.bookmark')}
        </span>
        <span className={styles.end}>
          <Kbd keys="?" /> {t('palette.shortcuts')}
        </span>
      </div>
    </Modal>
  );
}

const idOf = (hit: Hit) => `hit-${hit.key.replace(/[^a-z0-9]+/gi, '-')}`;
