import { useLoader } from '../remotes/LoaderContext';
import { forgetLazyApp } from '../remotes/lazyApp';
import { useBook } from '../remotes/releases';
import { useTab } from '../tab/TabContext';
import { withSwitched } from '../tab/tabChoices';
import { useConfirmUnsaved } from '../updates/useConfirmUnsaved';
import type { AppReport } from './appReports';

/** What may be done about an app in this tab; what would take written text away asks first. */
export function useAppActions({ id, release, aside }: AppReport) {
  const loader = useLoader();
  const book = useBook();
  const { store } = useTab();
  const asked = useConfirmUnsaved();

  return {
    reload: () =>
      asked(() => {
        loader.renew(release);
        forgetLazyApp(release);
        book.drawAnew();
      }),
    switchOn: () => store.change(withSwitched(store.get(), id, true)),
    switchOff: () => asked(() => store.change(withSwitched(store.get(), id, false))),
    rollBack: book.previousOf(id) && (() => asked(() => book.rollBack(id))),
    useLive: aside.length > 0 ? () => asked(() => book.useLive(id)) : undefined,
  };
}
