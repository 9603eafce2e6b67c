import { usePeople } from '@atrium/sdk';
import { Input, useFormat, useToast } from '@atrium/ui';
import { DatePicker } from '@atrium/ui/date';
import { type FieldViews, Form, FormDrawer, TonePicker } from '@atrium/ui/forms';
import { Select } from '@atrium/ui/select';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddProjectMutation, useUpdateProjectMutation } from '../../api/projectsApi';
import type { ListedProject } from '../../api/schemas';
import { channelTones } from '../../api/schemas/choices';
import { blankProject, type ProjectDraft, toProjectChange, toProjectDraft } from '../../model/projectForm';

interface ProjectDrawerProps {
  /** Absent: a new project. */
  project?: ListedProject | undefined;
  isOpen: boolean;
  onClose: (added?: number) => void;
}

const nameLimit = 80;
const noteLimit = 400;

/** Form of a project: name, people, day. Concurrent changes are shown beside the own ones. */
export default function ProjectDrawer({ project, isOpen, onClose }: ProjectDrawerProps) {
  const { t } = useTranslation('content');
  const toast = useToast();
  const [add] = useAddProjectMutation();
  const [update] = useUpdateProjectMutation();
  const fields = useFieldViews();
  const begun = useRef<number>(undefined);
  return (
    <FormDrawer<ProjectDraft>
      title={t(project ? 'project.edit' : 'project.new')}
      submit={t(project ? 'project.save' : 'project.add')}
      isOpen={isOpen}
      onClose={() => onClose(begun.current)}
      values={project ? toProjectDraft(project) : blankProject}
      fields={fields}
      onSave={async ({ name, ...draft }) => {
        const added = await add({ name, ...toProjectChange(draft) }).unwrap();
        toast.success(t('project.added', { name: added.project.name }));
        begun.current = added.project.id;
      }}
      {...(project && {
        rev: project.rev,
        lastChange: project.lastChange,
        onUpdate: async (changed: Partial<ProjectDraft>, rev: number) => {
          await update({ id: project.id, rev, ...toProjectChange(changed) }).unwrap();
          toast.success(t('project.saved'));
        },
        toValues: (record: object) => toProjectDraft({ ...project, ...record }),
      })}
    >
      <ProjectFields />
    </FormDrawer>
  );
}

function ProjectFields() {
  const { t } = useTranslation('content');
  const people = usePeople();
  return (
    <>
      <Form.Item
        name="name"
        label={t('project.name')}
        rules={[{ required: true, whitespace: true, message: t('project.nameMissing') }]}
      >
        <Input autoFocus maxLength={nameLimit} autoComplete="off" />
      </Form.Item>
      <Form.Item name="note" label={t('project.note')}>
        <Input.TextArea autoSize={{ minRows: 3, maxRows: 8 }} maxLength={noteLimit} />
      </Form.Item>
      <Form.Item name="memberIds" label={t('project.people')}>
        <Select
          mode="multiple"
          virtual={people.length > 100}
          optionFilterProp="label"
          options={people.map(({ id, fullName }) => ({ value: id, label: fullName }))}
        />
      </Form.Item>
      <Form.Item name="dueDay" label={t('field.due')}>
        <DatePicker />
      </Form.Item>
      <Form.Item name="tone" label={t('project.colour')}>
        <TonePicker label={t('project.colour')} tones={channelTones} nameOf={(tone) => t(`tone.${tone}`)} />
      </Form.Item>
    </>
  );
}

function useFieldViews(): FieldViews<ProjectDraft> {
  const { t } = useTranslation('content');
  const { date, list } = useFormat();
  const people = usePeople();
  return {
    name: { label: t('project.name') },
    note: { label: t('project.note') },
    memberIds: {
      label: t('project.people'),
      show: (ids) => list(people.filter(({ id }) => ids.includes(id)).map(({ fullName }) => fullName)),
    },
    dueDay: { label: t('field.due'), show: (day) => (day ? date(day) : t('project.noDay')) },
    tone: { label: t('project.colour'), show: (tone) => t(`tone.${tone}`) },
  };
}
