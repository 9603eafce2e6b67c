import type { AppBackend } from '@atrium/backend';
import type { AppDefinition, CommandHandler, Release, SlotProps } from '@atrium/contract';
import { defaultOf, isAppDefinition, isCommandModule, isComponent } from '@atrium/contract/host';
import { isBackend } from '@atrium/sdk/host';
import type { ComponentType } from 'react';
import { contractError } from './LoadError';
import { type LoaderServices, loadReported, loadTexts } from './loadReported';

/** Loads the modules of apps and checks them against the contract; a violation is a `LoadError`. */
export class AppLoader {
  readonly instances: LoaderServices['instances'];
  readonly #parts: LoaderServices;

  constructor(parts: LoaderServices) {
    this.#parts = parts;
    this.instances = parts.instances;
  }

  /** Makes the release fail on purpose from its next copy on; without an injection, restores it. */
  injectFault(...asked: Parameters<LoaderServices['modules']['injectFault']>): void {
    this.#parts.modules.injectFault(...asked);
  }

  /** The next use of the release runs its code once more. */
  renew(release: Release): void {
    const { modules, runtime } = this.#parts;
    modules.renew(release);
    runtime.deactivateApp(release.manifest.id);
    this.instances.reset(release);
  }

  /** Loads and activates the app, in place of another release; it is then ready to render. */
  async loadApp(release: Release): Promise<AppDefinition> {
    const app = await this.#fetchApp(release);
    try {
      this.#parts.runtime.activateApp(release.manifest.id, app);
    } catch (error) {
      throw contractError(release, String(error));
    }
    this.instances.markActive(release);
    return app;
  }

  /** Loads the code only; a failure is reported when the app is opened. */
  prefetch(release: Release): void {
    this.#fetchApp(release).catch(() => undefined);
  }

  async loadPage(release: Release, path: string): Promise<ComponentType> {
    const page = await loadReported(release, path, this.#parts, async (load) => {
      const definition = defaultOf(await load('./app'));
      const route = isAppDefinition(definition) ? definition.routes.find((one) => one.path === path) : undefined;
      return (await route?.load())?.default;
    });
    if (!isComponent(page)) throw contractError(release, `The route ${path} has no page.`);
    return page;
  }

  async loadSlot(release: Release, module: string): Promise<ComponentType<SlotProps>> {
    const slot = await this.#loadBeside(release, module);
    if (!isComponent(slot)) throw contractError(release, `${module} exports no component.`);
    return slot;
  }

  async loadBackend(release: Release, module: string): Promise<AppBackend> {
    const app = await this.#loadDefault(release, module);
    if (!isBackend(app)) throw contractError(release, `${module} exports no calls.`);
    return app;
  }

  async loadCommands(release: Release, module: string): Promise<Record<string, CommandHandler>> {
    const handlers = await this.#loadBeside(release, module);
    if (!isCommandModule(handlers)) throw contractError(release, `${module} exports no commands.`);
    return handlers;
  }

  async #fetchApp(release: Release): Promise<AppDefinition> {
    const app = await loadReported(release, './app', this.#parts, async (load) => {
      const [module] = await Promise.all([load('./app'), loadTexts(release, this.#parts)]);
      return defaultOf(module);
    });
    if (!isAppDefinition(app)) throw contractError(release, 'src/app exports no app.');
    return app;
  }

  /** Loads a module that may be used while the app's own pages were never opened. */
  async #loadBeside(release: Release, module: string): Promise<unknown> {
    const [loaded] = await Promise.all([this.#loadDefault(release, module), this.loadApp(release)]);
    return loaded;
  }

  #loadDefault(release: Release, module: string): Promise<unknown> {
    return loadReported(release, module, this.#parts, async (load) => defaultOf(await load(module)));
  }
}
