import { readId } from '@atrium/sdk';
import { BackLink, ErrorState, Input, LoadingRows, useFormat, useToast } from '@atrium/ui';
import { type FieldViews, Form, FormPage } from '@atrium/ui/forms';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { useAddTypeMutation, useGetTypesQuery, useUpdateTypeMutation } from '../../api/customTypesApi';
import type { CustomType, TypeField } from '../../api/schemas';
import { textLimits } from '../../api/schemas/limits';
import { GonePage } from '../../components/GonePage/GonePage';
import { type TypeDraft, toDraftFields, toSentFields } from '../../model/fields/typeDraft';
import { checkFields, shownFieldsOf } from '../../model/fields/typeRules';
import { FieldsEditor } from './FieldsEditor';
import { useTypeTexts } from './useTypeTexts';

const list = '/content/types';

function TypeForm({ type }: { type: CustomType | undefined }) {
  const { t } = useTranslation('typesPage');
  const toast = useToast();
  const navigate = useNavigate();
  const views = useFieldViews();
  const [add] = useAddTypeMutation();
  const [update] = useUpdateTypeMutation();
  const stored: readonly TypeField[] = type?.fields ?? [];
  return (
    <FormPage<TypeDraft>
      title={type?.name ?? t('add')}
      back={<BackLink to={list}>{t('title')}</BackLink>}
      isNew={!type}
      values={{ name: type?.name ?? '', fields: toDraftFields(stored) }}
      fields={views}
      onSave={async ({ name, fields }) => {
        await add({ name, fields: toSentFields(fields, []) }).unwrap();
        toast.success(t('added', { name }));
      }}
      onSaved={() => {
        if (!type) void navigate(list);
      }}
      {...(type && {
        rev: type.rev,
        onUpdate: async ({ name, fields }: Partial<TypeDraft>, rev: number) => {
          await update({
            id: type.id,
            rev,
            ...(name !== undefined && { name }),
            ...(fields && { fields: toSentFields(fields, stored) }),
          }).unwrap();
          toast.success(t('saved'));
        },
        toValues: (record: object) => {
          const { name, fields } = { ...type, ...record };
          return { name, fields: toDraftFields(fields) };
        },
      })}
    >
      <TypeFields isNew={!type} stored={stored} />
    </FormPage>
  );
}

function TypeFields({ isNew, stored }: { isNew: boolean; stored: readonly TypeField[] }) {
  const { t } = useTranslation('typesPage');
  const check = async (_rule: unknown, fields: TypeDraft['fields']) => {
    if (fields.some(({ label, isRemoved }) => !isRemoved && !label.trim())) throw new Error(t('labelMissing'));
    if (checkFields(toSentFields(fields, stored), stored).length > 0) throw new Error(t('wrong'));
  };
  return (
    <>
      <Form.Item
        name="name"
        label={t('name')}
        rules={[{ required: true, whitespace: true, message: t('nameMissing') }]}
      >
        <Input autoFocus={isNew} maxLength={textLimits.name} autoComplete="off" dir="auto" />
      </Form.Item>
      <Form.Item name="fields" rules={[{ validator: check }]}>
        <FieldsEditor stored={stored} />
      </Form.Item>
    </>
  );
}

function useFieldViews(): FieldViews<TypeDraft> {
  const { t } = useTranslation('typesPage');
  const format = useFormat();
  return {
    name: { label: t('name') },
    fields: { label: t('fields'), show: (fields) => format.list(shownFieldsOf({ fields }).map(({ label }) => label)) },
  };
}

/** A custom type: its name and its fields, in their order. */
export default function TypeEditPage() {
  useTypeTexts();
  const { t } = useTranslation('typesPage');
  const { id } = useParams();
  const isNew = id === 'new';
  const { data, error, isFetching, refetch } = useGetTypesQuery(undefined, { skip: isNew });
  const type = data?.types.find((one) => one.id === readId(id));
  if (isNew) return <TypeForm type={undefined} />;
  if (error && !data) return <ErrorState error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <LoadingRows shape="text" rows={6} />;
  if (!type) return <GonePage title={t('gone')} to={list} link={t('title')} />;
  return <TypeForm key={type.id} type={type} />;
}
