import type { AnswerOf, InputOf } from '@atrium/contract';
import { request, restoreRequest } from '@atrium/sdk';
import { contentApi } from './contentApi';
import { sectionCalls } from './sectionCalls';

type Calls = typeof sectionCalls;

export const assetsApi = contentApi.enhanceEndpoints({ addTagTypes: ['Asset'] }).injectEndpoints({
  endpoints: (build) => ({
    getAssets: build.query<AnswerOf<Calls['getAssets']>, InputOf<Calls['getAssets']>>({
      query: (query) => request(sectionCalls.getAssets, query),
      providesTags: ['Asset'],
    }),
    getAsset: build.query<AnswerOf<Calls['getAsset']>, number>({
      query: (id) => request(sectionCalls.getAsset, { id }),
      providesTags: ['Asset'],
    }),
    getAssetFolders: build.query<AnswerOf<Calls['getAssetFolders']>, void>({
      query: () => request(sectionCalls.getAssetFolders),
      providesTags: ['Asset'],
    }),
    getAssetFiles: build.query<AnswerOf<Calls['getAssetFiles']>, InputOf<Calls['getAssetFiles']>>({
      query: (query) => request(sectionCalls.getAssetFiles, query),
      providesTags: ['Asset'],
    }),
    addAsset: build.mutation<AnswerOf<Calls['addAsset']>, InputOf<Calls['addAsset']>>({
      query: (asset) => request(sectionCalls.addAsset, asset),
      invalidatesTags: ['Asset'],
    }),
    updateAsset: build.mutation<AnswerOf<Calls['updateAsset']>, InputOf<Calls['updateAsset']>>({
      query: (change) => request(sectionCalls.updateAsset, change),
      invalidatesTags: ['Asset'],
    }),
    // Items show another picture then.
    replaceAsset: build.mutation<AnswerOf<Calls['replaceAsset']>, InputOf<Calls['replaceAsset']>>({
      query: (file) => request(sectionCalls.replaceAsset, file),
      invalidatesTags: ['Asset', 'Item'],
    }),
    editAssets: build.mutation<AnswerOf<Calls['editAssets']>, InputOf<Calls['editAssets']>>({
      query: (change) => request(sectionCalls.editAssets, change),
      invalidatesTags: ['Asset'],
    }),
    deleteAssets: build.mutation<AnswerOf<Calls['deleteAssets']>, InputOf<Calls['deleteAssets']>>({
      query: (assets) => request(sectionCalls.deleteAssets, assets),
      // Where a question is asked first, nothing has changed yet.
      invalidatesTags: (answer) => (answer?.done.length === 0 ? [] : ['Asset']),
    }),
    restoreAssets: build.mutation<unknown, number[]>({
      query: (ids) => restoreRequest('contentAsset', ids),
      invalidatesTags: ['Asset'],
    }),
    addAssetFolder: build.mutation<AnswerOf<Calls['addAssetFolder']>, InputOf<Calls['addAssetFolder']>>({
      query: (folder) => request(sectionCalls.addAssetFolder, folder),
      invalidatesTags: ['Asset'],
    }),
    updateAssetFolder: build.mutation<AnswerOf<Calls['updateAssetFolder']>, InputOf<Calls['updateAssetFolder']>>({
      query: (folder) => request(sectionCalls.updateAssetFolder, folder),
      invalidatesTags: ['Asset'],
    }),
    deleteAssetFolder: build.mutation<AnswerOf<Calls['deleteAssetFolder']>, number>({
      query: (id) => request(sectionCalls.deleteAssetFolder, { id }),
      invalidatesTags: ['Asset'],
    }),
  }),
});

export const {
  useGetAssetsQuery,
  useGetAssetQuery,
  useGetAssetFoldersQuery,
  useAddAssetMutation,
  useUpdateAssetMutation,
  useReplaceAssetMutation,
  useEditAssetsMutation,
  useDeleteAssetsMutation,
  useRestoreAssetsMutation,
  useAddAssetFolderMutation,
  useUpdateAssetFolderMutation,
  useDeleteAssetFolderMutation,
} = assetsApi;
