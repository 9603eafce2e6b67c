import type { Done } from '@atrium/backend';
import { defineCall } from '@atrium/contract';
import type * as api from './schemas';

/** Calls of sections beside the review, which load with them. */
export const sectionCalls = {
  getAssets: defineCall<api.AssetQuery, api.AssetPage>({ method: 'GET', path: '/apps/content/assets' }),
  getAsset: defineCall<api.AssetId, api.AssetDetail>({ method: 'GET', path: '/apps/content/assets/{id}' }),
  getAssetFiles: defineCall<api.AssetFileQuery, api.AssetFiles>({ method: 'GET', path: '/apps/content/asset-files' }),
  addAsset: defineCall<api.AssetToAdd, api.AddedAsset>({ method: 'POST', path: '/apps/content/add-asset' }),
  updateAsset: defineCall<api.AssetUpdate, api.AssetAnswer>({ method: 'POST', path: '/apps/content/update-asset' }),
  replaceAsset: defineCall<api.AssetToReplace, api.AssetAnswer>({
    method: 'POST',
    path: '/apps/content/replace-asset',
  }),
  editAssets: defineCall<api.AssetsToEdit, api.ChangedAssets>({ method: 'POST', path: '/apps/content/edit-assets' }),
  deleteAssets: defineCall<api.AssetsToDelete, api.ChangedAssets>({
    method: 'POST',
    path: '/apps/content/delete-assets',
  }),
  getAssetFolders: defineCall<undefined, api.AssetFolders>({ method: 'GET', path: '/apps/content/asset-folders' }),
  addAssetFolder: defineCall<api.AssetFolderToAdd, api.AssetFolderAnswer>({
    method: 'POST',
    path: '/apps/content/add-asset-folder',
  }),
  updateAssetFolder: defineCall<api.AssetFolderUpdate, api.AssetFolderAnswer>({
    method: 'POST',
    path: '/apps/content/update-asset-folder',
  }),
  deleteAssetFolder: defineCall<api.AssetId, Done>({ method: 'POST', path: '/apps/content/delete-asset-folder' }),
  getBundles: defineCall<api.BundleQuery, api.BundlePage>({ method: 'GET', path: '/apps/content/bundles' }),
  getBundle: defineCall<api.BundleId, api.BundleDetail>({ method: 'GET', path: '/apps/content/bundles/{id}' }),
  addBundle: defineCall<api.BundleToAdd, api.BundleAnswer>({ method: 'POST', path: '/apps/content/add-bundle' }),
  updateBundle: defineCall<api.BundleUpdate, api.BundleAnswer>({ method: 'POST', path: '/apps/content/update-bundle' }),
  stepBundle: defineCall<api.BundleStep, api.BundleAnswer>({ method: 'POST', path: '/apps/content/step-bundle' }),
  deleteBundle: defineCall<api.BundleId, Done>({ method: 'POST', path: '/apps/content/delete-bundle' }),
  getTranslations: defineCall<api.ItemId, api.TranslationList>({ method: 'GET', path: '/apps/content/translations' }),
  addTranslation: defineCall<api.TranslationToAdd, api.TranslationAnswer>({
    method: 'POST',
    path: '/apps/content/add-translation',
  }),
  checkTranslation: defineCall<api.TranslationChecked, api.TranslationAnswer>({
    method: 'POST',
    path: '/apps/content/check-translation',
  }),
  getGlossary: defineCall<api.GlossaryQuery, api.GlossaryPage>({ method: 'GET', path: '/apps/content/glossary' }),
  addTerm: defineCall<api.TermToAdd, api.TermAnswer>({ method: 'POST', path: '/apps/content/add-term' }),
  updateTerm: defineCall<api.TermUpdate, api.TermAnswer>({ method: 'POST', path: '/apps/content/update-term' }),
  deleteTerm: defineCall<api.TermId, Done>({ method: 'POST', path: '/apps/content/delete-term' }),
  getTypes: defineCall<undefined, api.TypeList>({ method: 'GET', path: '/apps/content/types' }),
  addType: defineCall<api.TypeToAdd, api.TypeAnswer>({ method: 'POST', path: '/apps/content/add-type' }),
  updateType: defineCall<api.TypeUpdate, api.TypeAnswer>({ method: 'POST', path: '/apps/content/update-type' }),
  deleteType: defineCall<api.TypeId, Done>({ method: 'POST', path: '/apps/content/delete-type' }),
  getReferences: defineCall<api.ReferenceQuery, api.ReferenceList>({
    method: 'GET',
    path: '/apps/content/references',
  }),
  getRedirects: defineCall<api.RedirectQuery, api.RedirectPage>({ method: 'GET', path: '/apps/content/redirects' }),
  addRedirect: defineCall<api.RedirectToAdd, Done>({ method: 'POST', path: '/apps/content/add-redirect' }),
  deleteRedirect: defineCall<api.RedirectId, Done>({ method: 'POST', path: '/apps/content/delete-redirect' }),
  importItems: defineCall<api.ImportCall, api.ImportAnswer>({ method: 'POST', path: '/apps/content/import' }),
  exportItems: defineCall<api.ExportQuery, api.ExportPage>({ method: 'GET', path: '/apps/content/export' }),
  getPreviews: defineCall<api.ItemId, api.PreviewList>({ method: 'GET', path: '/apps/content/previews' }),
  addPreview: defineCall<api.PreviewToAdd, api.PreviewAnswer>({ method: 'POST', path: '/apps/content/add-preview' }),
  revokePreview: defineCall<api.PreviewId, Done>({ method: 'POST', path: '/apps/content/revoke-preview' }),
  openPreview: defineCall<api.PreviewToken, string>({ method: 'GET', path: '/apps/content/preview' }),
  commentPreview: defineCall<api.GuestComment, Done>({ method: 'POST', path: '/apps/content/comment-preview' }),
  getProjects: defineCall<api.ProjectQuery, api.ProjectPage>({
    method: 'GET',
    path: '/apps/content/projects',
  }),
  getProject: defineCall<api.ItemId, api.ProjectAnswer>({ method: 'GET', path: '/apps/content/projects/{id}' }),
  addProject: defineCall<api.ProjectToAdd, api.ProjectAnswer>({
    method: 'POST',
    path: '/apps/content/add-project',
  }),
  updateProject: defineCall<api.ProjectUpdate, api.ProjectAnswer>({
    method: 'POST',
    path: '/apps/content/update-project',
  }),
  getHistory: defineCall<api.HistoryQuery, api.HistoryPage>({ method: 'GET', path: '/apps/content/history' }),
  getBilling: defineCall<undefined, api.BillingState>({ method: 'GET', path: '/apps/billing/status' }),
  getPayments: defineCall<api.PaymentQuery, api.PaymentPage>({ method: 'GET', path: '/apps/billing/payments' }),
  getPayment: defineCall<api.PaymentId, api.PaymentAnswer>({ method: 'GET', path: '/apps/billing/payments/{id}' }),
  pay: defineCall<api.PaymentToMake, api.PaymentAnswer>({ method: 'POST', path: '/apps/billing/pay' }),
  changeCard: defineCall<api.CardToUse, api.AccountAnswer>({ method: 'POST', path: '/apps/billing/card' }),
};
