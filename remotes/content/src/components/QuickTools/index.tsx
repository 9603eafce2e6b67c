import { readApiError, useApps, useRuntime } from '@atrium/sdk';
import { Icon, IconSvg, Kbd, useToast } from '@atrium/ui';
import { Shapes } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useEditorialSettings } from '../../state/useEditorialSettings';
import { offeredTools, type Tool } from './offeredTools';
import styles from './QuickTools.module.css';

/** Navbar panel with the actions that this app and others offer. */
export default function QuickTools() {
  const { t } = useTranslation('content');
  const { commands, languages } = useRuntime();
  const toast = useToast();
  const navigate = useNavigate();
  const types = useEditorialSettings().types.filter(({ isArchived }) => !isArchived);
  const tools = offeredTools(useApps(), languages.get(), (id) => commands.has(id));
  const run = async (tool: Tool) => {
    try {
      await commands.run(tool.id);
    } catch (error) {
      toast.error(readApiError(error).message || t('failedAction'));
    }
  };
  return (
    <section aria-labelledby="quick-tools" className={styles.tools}>
      <h2 id="quick-tools" className={styles.heading}>
        {t('quickTool.title')}
      </h2>
      <ul className={styles.list}>
        {tools.map((tool) => (
          <li key={tool.id}>
            <button type="button" className={styles.tool} onClick={() => void run(tool)}>
              <IconSvg nodes={tool.icon} />
              <span className={styles.label}>{tool.label}</span>
              {tool.newKey && (
                <span className={styles.keys} aria-hidden="true">
                  <Kbd keys={['N', tool.newKey]} />
                </span>
              )}
            </button>
          </li>
        ))}
        {types.map(({ id, name }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.tool}
              onClick={() => void navigate(`/content/new?type=article&customType=${id}`)}
            >
              <Icon of={Shapes} />
              <span className={styles.label}>{t('new.typed', { name })}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
