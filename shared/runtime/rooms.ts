import type { AxiosInstance } from 'axios';
import type { AppDefinition } from '../contract/app';
import { apiPathOf } from './appApi';
import { createRoomStorage } from './storage';
import type { AtriumEvent, EventHub, HostRuntime, Runtime } from './types';

interface RoomParts {
  createClient(app: string): AxiosInstance;
  installApi: (app: string, api: NonNullable<AppDefinition['api']>) => void;
  removeApi: (app: string) => void;
  replaceReducer: (
    id: string,
    reducer: NonNullable<AppDefinition['reducer']>,
    accepts: (state: unknown) => boolean,
  ) => void;
  getRuntime: () => Runtime;
}

interface ActiveApp {
  definition: AppDefinition;
  stop?: () => void;
}

/** What belongs to one app alone of all that a page shares: its client, storage, events, texts, slice and api. */
export function createRooms({ createClient, installApi, removeApi, replaceReducer, getRuntime }: RoomParts) {
  const clients = new Map<string, AxiosInstance>();
  const rooms = new Map<string, Runtime>();
  const active = new Map<string, ActiveApp>();

  function httpOf(app: string): AxiosInstance {
    const client = clients.get(app) ?? createClient(app);
    clients.set(app, client);
    return client;
  }

  function createRoom(app: string): Runtime {
    const runtime = getRuntime();
    const { languages, session, events } = runtime;
    return {
      ...runtime,
      http: httpOf(app),
      storage: createRoomStorage(runtime.storage, () => `${app}:${session.getState().user?.id ?? 'guest'}:`),
      events: stamp(events, app),
      languages: {
        ...languages,
        addTexts: (namespace, locales) =>
          namespace === app
            ? languages.addTexts(namespace, locales)
            : Promise.reject(new Error(`${app} has no texts under "${namespace}".`)),
      },
    };
  }

  const roomOf: HostRuntime['roomOf'] = (app) => {
    if (app === 'frame') return getRuntime();
    const room = rooms.get(app) ?? createRoom(app);
    rooms.set(app, room);
    return room;
  };

  /** What an app throws while it starts or stops is its own matter. */
  function attempt<T>(app: string, stage: string, work: () => T): T | undefined {
    try {
      return work();
    } catch (error) {
      getRuntime().events.emit({ type: 'error', app, stage, error: String(error) });
      return undefined;
    }
  }

  function leave(app: string): void {
    const { stop } = active.get(app) ?? {};
    if (stop) attempt(app, 'stop', stop);
    active.delete(app);
  }

  const activateApp: HostRuntime['activateApp'] = (app, definition) => {
    if (active.get(app)?.definition === definition) return;
    const { id, api, reducer, acceptsState = () => false, listen } = definition;
    if (id !== app) throw new Error(`The app calls itself "${id}".`);
    if (api && api.reducerPath !== apiPathOf(app)) throw new Error(`Its api is that of "${api.reducerPath}".`);
    leave(app);
    if (reducer) replaceReducer(app, reducer, acceptsState);
    if (api) installApi(app, api);
    else removeApi(app);
    const stop = listen && attempt(app, 'listen', () => listen(roomOf(app)));
    active.set(app, { definition, ...(stop ? { stop } : {}) });
  };

  return { httpOf, roomOf, activateApp, deactivateApp: leave };
}

/** The hub as an app has it: whatever the app says there is said under its own id. */
const stamp = (events: EventHub, app: string): EventHub => ({
  ...events,
  emit: (event: AtriumEvent) => events.emit('app' in event ? { ...event, app } : event),
});
