import type { Store, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useStore } from 'react-redux';
import type { ApiState } from './cachedMails';

/** The page's store as calls of the API use it. */
export type ApiStore = Store<ApiState, UnknownAction> & { dispatch: ThunkDispatch<ApiState, unknown, UnknownAction> };

export const useApiStore = useStore.withTypes<ApiStore>();
